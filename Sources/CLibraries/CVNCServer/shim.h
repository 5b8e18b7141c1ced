#pragma once
#include <rfb/rfb.h>

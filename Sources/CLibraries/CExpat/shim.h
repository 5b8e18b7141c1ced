#pragma once
#include <expat.h>
#include <stdint.h>

// The line that is being read, from 1. Expat 2.9 has another function for it and deprecates the old.
static inline uint64_t gateframe_xml_line(XML_Parser parser) {
#if XML_MAJOR_VERSION > 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION >= 9)
  return XML_GetCurrentLineNumber64(parser);
#else
  return XML_GetCurrentLineNumber(parser);
#endif
}

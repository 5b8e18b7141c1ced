#pragma once
// Nothing to call: programs that are linked with this get their random numbers and the time of day
// from the environment, where it says so.
//
//   GATEFRAME_SEED  a number from which all random numbers follow
//   GATEFRAME_NOW   the moment that every clock of the day shows, in seconds since 1970

#pragma once
#include <curl/curl.h>

// One request. libcurl's options are variadic, which Swift cannot call.
typedef struct {
  const char *url;
  // `Name: value` each; may be null.
  struct curl_slist *headers;
  const char *user_agent;
  // Milliseconds.
  long connect_timeout;
  // Milliseconds for all of it.
  long timeout;
  // Bytes a second that must arrive over `stall_seconds`.
  long slowest;
  long stall_seconds;
  void *context;
  // Takes a part of the answer and returns `count`, or less to end the transfer.
  size_t (*body)(char *bytes, size_t size, size_t count, void *context);
  // Takes a line of the answer's head.
  size_t (*header)(char *bytes, size_t size, size_t count, void *context);
  // Room for a message.
  char message[CURL_ERROR_SIZE];
} gateframe_curl_request;

// Fetches over http or https without following redirects, which the caller judges. Returns libcurl's code;
// `*status` is the answer's.
static inline CURLcode gateframe_curl_get(CURL *handle, gateframe_curl_request *request, long *status) {
  curl_easy_reset(handle);
  request->message[0] = 0;
  curl_easy_setopt(handle, CURLOPT_URL, request->url);
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, request->headers);
  curl_easy_setopt(handle, CURLOPT_USERAGENT, request->user_agent);
  curl_easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, request->connect_timeout);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, request->timeout);
  curl_easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, request->slowest);
  curl_easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, request->stall_seconds);
  curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, request->message);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, request->body);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, request->context);
  curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, request->header);
  curl_easy_setopt(handle, CURLOPT_HEADERDATA, request->context);
  CURLcode code = curl_easy_perform(handle);
  *status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, status);
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, (struct curl_slist *)0);
  return code;
}

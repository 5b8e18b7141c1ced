#include "CTOML.h"

// toml++ asserts, or lets the compiler assume, what a damaged file can break (a table header that
// begins with '='), though it has an error for it: neither must happen.
#undef NDEBUG
#define TOML_ASSERT(expr) static_assert(true)
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <vector>

struct gf_toml {
  toml::table root;
  std::vector<gf_toml_node> nodes;
};

namespace {

constexpr int depth_limit = 32;
constexpr size_t node_limit = 100000;

// A value that waits to be laid out.
struct pending {
  const toml::node *node;
  const toml::key *key;
  int32_t parent;
  int depth;
};

void fail(gf_toml_error *error, std::string_view message, uint32_t line, uint32_t column) {
  size_t length = std::min(message.size(), sizeof error->message - 1);
  std::memcpy(error->message, message.data(), length);
  error->message[length] = 0;
  error->line = line;
  error->column = column;
}

gf_toml_node describe(const pending &item) {
  gf_toml_node out{};
  out.parent = item.parent;
  const auto at = item.node->source().begin;
  out.line = at.line;
  out.column = at.column;
  if (item.key) {
    const std::string_view key = item.key->str();
    out.key = key.data();
    out.key_length = key.size();
    out.key_line = item.key->source().begin.line;
    out.key_column = item.key->source().begin.column;
  }
  switch (item.node->type()) {
  case toml::node_type::table: out.kind = GF_TOML_TABLE; break;
  case toml::node_type::array: out.kind = GF_TOML_ARRAY; break;
  case toml::node_type::string: {
    const std::string &text = item.node->ref<std::string>();
    out.kind = GF_TOML_STRING;
    out.string = text.data();
    out.string_length = text.size();
    break;
  }
  case toml::node_type::integer:
    out.kind = GF_TOML_INTEGER;
    out.integer = item.node->ref<int64_t>();
    break;
  case toml::node_type::floating_point:
    out.kind = GF_TOML_FLOAT;
    out.real = item.node->ref<double>();
    break;
  case toml::node_type::boolean:
    out.kind = GF_TOML_BOOLEAN;
    out.boolean = item.node->ref<bool>();
    break;
  default: out.kind = GF_TOML_DATE_OR_TIME; break;
  }
  return out;
}

// Pushes the members of a table or array, the last first, so that they come off in order.
void push_members(const pending &item, int32_t index, std::vector<pending> &stack) {
  const size_t first = stack.size();
  if (const toml::table *table = item.node->as_table()) {
    for (auto &&[key, value] : *table) stack.push_back({&value, &key, index, item.depth + 1});
  } else if (const toml::array *array = item.node->as_array()) {
    for (auto &&value : *array) stack.push_back({&value, nullptr, index, item.depth + 1});
  }
  std::reverse(stack.begin() + static_cast<std::ptrdiff_t>(first), stack.end());
}

bool lay_out(gf_toml &document, gf_toml_error *error) {
  std::vector<pending> stack;
  push_members({&document.root, nullptr, -1, 0}, -1, stack);
  while (!stack.empty()) {
    const pending item = stack.back();
    stack.pop_back();
    const gf_toml_node node = describe(item);
    if (item.depth > depth_limit) {
      fail(error, "expected at most 32 levels of nesting", node.line, node.column);
      return false;
    }
    if (document.nodes.size() >= node_limit) {
      fail(error, "expected at most 100000 values", node.line, node.column);
      return false;
    }
    document.nodes.push_back(node);
    push_members(item, static_cast<int32_t>(document.nodes.size() - 1), stack);
  }
  return true;
}

} // namespace

gf_toml *gf_toml_parse(const char *text, size_t length, gf_toml_error *error) {
  toml::parse_result result = toml::parse(std::string_view(text, length));
  if (!result) {
    const auto &fault = result.error();
    fail(error, fault.description(), fault.source().begin.line, fault.source().begin.column);
    return nullptr;
  }
  gf_toml *document = new (std::nothrow) gf_toml{std::move(result).table(), {}};
  if (!document) {
    fail(error, "out of memory", 0, 0);
    return nullptr;
  }
  if (!lay_out(*document, error)) {
    delete document;
    return nullptr;
  }
  return document;
}

int32_t gf_toml_count(const gf_toml *document) {
  return static_cast<int32_t>(document->nodes.size());
}

const gf_toml_node *gf_toml_at(const gf_toml *document, int32_t index) {
  if (index < 0 || static_cast<size_t>(index) >= document->nodes.size()) return nullptr;
  return &document->nodes[static_cast<size_t>(index)];
}

void gf_toml_free(gf_toml *document) { delete document; }

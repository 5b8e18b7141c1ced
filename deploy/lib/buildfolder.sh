# shellcheck shell=bash
# The folder .build: whose it is, and where it was made.
: "${root:?}"

# Ends the script when the folder belongs to somebody else; removes it when the tree was moved, for
# what the compiler keeps there names its old place.
require_build_folder() {
  local folder=$root/.build foreign
  if [[ ! -e $folder ]]; then
    [[ -w $root ]] ||
      fail "$root cannot be written by $(id -un)" \
        "Run as $(stat -c %U "$root"), or copy the tree to a folder of your own."
    return 0
  fi
  foreign=$(find "$folder" -maxdepth 2 ! -user "$EUID" -print -quit)
  if [[ -n $foreign ]]; then
    fail "$foreign belongs to $(stat -c %U "$foreign"), not to $(id -un)" \
      "Run as $(stat -c %U "$foreign"), or remove what was built: sudo rm -rf '$folder'"
  fi
  if [[ -r $folder/place && $(<"$folder/place") != "$root" ]]; then
    say "Removing $folder: it was made when the tree was at $(<"$folder/place")"
    rm -rf "$folder"
  fi
}

# Notes where the folder was made.
mark_build_folder() {
  mkdir -p "$root/.build"
  printf '%s\n' "$root" >"$root/.build/place"
}

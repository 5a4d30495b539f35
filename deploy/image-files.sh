#!/bin/sh
# Lays out the files that the image adds to its base: image-files.sh ARCHIVE FOLDER
set -eu
mkdir -p "$2/app" "$2/data" "$2/usr/local/bin"
tar -xzf "$1" -C "$2/app" --strip-components=1 --no-same-owner
cp "$(command -v node)" "$2/usr/local/bin/node"
# The image runs as any user, so all can write into the folder, as into /tmp.
chmod 1777 "$2/data"

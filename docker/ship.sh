#!/bin/sh
# Builds and releases one remote, and removes the image that it replaces: sh docker/ship.sh mfe-press
# Builds, recreates and removes nothing else.
set -eu
cd "$(dirname "$0")/.."
docker compose run --rm --build "$1"
# Only untagged images, and only those of this site.
docker image prune --force --filter label=site.yunseul.image=true >/dev/null

#!/bin/sh
# Builds and ships one remote, and removes the image that it replaces: sh docker/ship.sh mfe-press
# Nothing else is built, recreated or removed.
set -eu
cd "$(dirname "$0")/.."
docker compose run --rm --build "$1"
# Only images without a name, and only this site's.
docker image prune --force --filter label=site.yunseul.image=true >/dev/null

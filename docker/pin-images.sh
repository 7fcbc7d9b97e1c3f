#!/bin/sh
# Writes the base images with the current digests of their tags to .env, replacing earlier entries:
#   sh docker/pin-images.sh [NODE_IMAGE=node:24-bookworm-slim ...]
# Run it again to update them, then build and test before you deploy. Needs access to the registry.
set -eu
cd "$(dirname "$0")/.."
# .env can contain secrets, and .env.new is a copy of it.
umask 077
trap 'rm -f .env.new' EXIT
trap 'exit 1' INT TERM HUP
rm -f .env.new
touch .env
[ $# -gt 0 ] || set -- NODE_IMAGE=node:24-bookworm-slim DEBIAN_IMAGE=debian:bookworm-slim MONGO_IMAGE=mongo:8

for image in "$@"; do
  name=${image%%=*}
  tag=${image#*=}
  digest=$(docker buildx imagetools inspect "$tag" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:*) ;;
    *) echo "$tag: the registry gave no digest" >&2 && exit 1 ;;
  esac
  grep -v "^$name=" .env >.env.new || true
  echo "$name=$tag@$digest" >>.env.new
  cat .env.new >.env
  rm .env.new
  echo "$name=$tag@$digest"
done

#!/bin/sh
# Releases one remote on a Swarm, on a manager: IMAGE_TAG=1.1.0 sh deploy/swarm/ship.sh mfe-press
# The remote's image runs once beside the release worker, passes on its build and waits for the result. STACK: default yunseul.
set -eu
remote=$1
stack=${STACK:-yunseul}
job=${stack}_ship-$remote

docker service rm "$job" >/dev/null 2>&1 || true
docker service create --quiet --detach --no-resolve-image --with-registry-auth --name "$job" \
  --mode replicated-job --restart-condition none --constraint node.labels.release==true \
  --network "${stack}_inner" --endpoint-mode dnsrr --secret release_secret \
  --env RELEASE_SECRET_FILE=/run/secrets/release_secret --env RELEASE_WORKER_URL=http://release:8090 \
  --mount "type=volume,source=${stack}_incoming,target=/incoming" \
  --read-only --cap-drop ALL --limit-cpu 0.5 --limit-memory 256M --limit-pids 64 \
  "${IMAGE_PREFIX:-yunseul}/$remote:${IMAGE_TAG:?a version, never latest}" >/dev/null

until state=$(docker service ps --format '{{.CurrentState}}' "$job") && case $state in Complete* | Failed* | Rejected*) ;; *) false ;; esac; do
  sleep 1
done
docker service logs --raw "$job"
docker service rm "$job" >/dev/null
case $state in Complete*) ;; *) echo "$remote was not released: $state" >&2 && exit 1 ;; esac

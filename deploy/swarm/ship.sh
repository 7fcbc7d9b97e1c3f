#!/bin/sh
# Releases one remote on a Swarm, on a manager: IMAGE_TAG=1.1.0 sh deploy/swarm/ship.sh mfe-press
# The remote's image runs once, sends its build to the release worker and waits for the result. STACK: default yunseul.
# SHIP_SECONDS: how long to wait for the result, by default 600; a job that no node can run would wait forever.
set -eu
remote=$1
stack=${STACK:-yunseul}
seconds=${SHIP_SECONDS:-600}
# Of this run alone: two runs for one remote must not read or remove each other's job.
job=${stack}_ship-$remote-$(date +%s)-$$

trap 'docker service rm "$job" >/dev/null 2>&1 || true' EXIT
trap 'exit 1' INT TERM HUP
docker service create --quiet --detach --no-resolve-image --with-registry-auth --name "$job" \
  --mode replicated-job --restart-condition none --constraint node.labels.release==true \
  --network "${stack}_inner" --endpoint-mode dnsrr --secret release_secret \
  --env RELEASE_SECRET_FILE=/run/secrets/release_secret --env RELEASE_ORIGIN=http://release:8090 \
  --read-only --cap-drop ALL --limit-cpu 0.5 --limit-memory 256M --limit-pids 64 \
  "${IMAGE_PREFIX:-yunseul}/$remote:${IMAGE_TAG:?a version, never latest}" >/dev/null

ends_at=$(($(date +%s) + seconds))
until state=$(docker service ps --format '{{.CurrentState}}' "$job") && case $state in Complete* | Failed* | Rejected*) ;; *) false ;; esac; do
  if [ "$(date +%s)" -ge "$ends_at" ]; then
    echo "$remote: no result after $seconds s (SHIP_SECONDS). The job is removed; its last state:" >&2
    docker service ps --no-trunc --format '{{.Node}} {{.CurrentState}} {{.Error}}' "$job" >&2 || true
    # Of a node that does not answer, Docker would wait for the log.
    timeout 10 docker service logs --raw "$job" >&2 || true
    echo 'Needed: a node with the label release, and the image. /release.json shows whether it was released all the same.' >&2
    exit 1
  fi
  sleep 1
done
docker service logs --raw "$job"
case $state in Complete*) ;; *) echo "$remote was not released: $state" >&2 && exit 1 ;; esac

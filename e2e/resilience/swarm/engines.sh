#!/usr/bin/env bash
# Docker engines on one machine as if each were a host: own network, process, mount and host name namespaces, connected by a
# bridge. The first address of the bridge is this machine's. Needs root, dockerd, ip, unshare, nsenter and iptables.
#
#   engines.sh start <folder> <count>   state, images and sockets (<folder>/<n>/docker.sock) are in the folder
#   engines.sh kill <folder> <n>        ends an engine and all its containers at once by SIGKILL, like a power failure
#   engines.sh revive <folder> <n>      starts the machine again: with its disk, without its files below /run
#   engines.sh stop <folder>            ends all of them and removes everything that start has created
set -euo pipefail

bridge=yunseul0 prefix=yunseul- network=10.213.77
say() { echo "engines: $*" >&2; }
socket() { echo "$folder/$1/docker.sock"; }

connect() { # n
  ip netns add "$prefix$1"
  ip link add "yunseul-v$1" type veth peer name eth0 netns "$prefix$1"
  ip link set "yunseul-v$1" master "$bridge" up
  ip -n "$prefix$1" address add "$network.1$1/24" dev eth0
  ip -n "$prefix$1" link set lo up
  ip -n "$prefix$1" link set eth0 up
  ip -n "$prefix$1" route add default via "$network.1"
}

# When the first process of a process namespace ends, all others end too. `ip netns exec` would hide the cgroups.
run() { # n
  local own=$folder/$1
  mkdir -p "$own"
  rm -rf "$own/exec" "$own/docker.sock" "$own/docker.pid"
  # There is no registry, and a node asks it for the image of every task: without a resolver that refuses at once, each
  # task would wait 20 s for an answer before the node takes the image that it has.
  echo 'nameserver 127.0.0.1' >"$own/resolv.conf"
  setsid nsenter --net="/run/netns/$prefix$1" unshare --mount --propagation private --uts --pid --fork --kill-child --mount-proc \
    bash -c 'hostname "$1"; mount --bind "$2" /etc/resolv.conf; shift 2; "$@" & trap "kill $!" TERM; wait $! || wait $! || true' \
    engine "$prefix$1" "$own/resolv.conf" \
    dockerd --data-root "$own/data" --exec-root "$own/exec" -H "unix://$own/docker.sock" \
    --pidfile "$own/docker.pid" --cgroup-parent "/$prefix$1" >>"$own/log" 2>&1 </dev/null &
  echo $! >"$own/pid"
}

ready() { # n
  local tries
  for tries in $(seq 120); do
    [ -S "$(socket "$1")" ] && docker -H "unix://$(socket "$1")" info >/dev/null 2>&1 && return
    sleep 0.25
  done
  say "engine $1 did not start:"
  tail -n 5 "$folder/$1/log" >&2
  exit 1
}

# `kill` ends unshare, and --kill-child the namespace's first process.
kill_engine() { # n
  local pid first
  pid=$(cat "$folder/$1/pid" 2>/dev/null) || return 0
  first=$(cat "/proc/$pid/task/$pid/children" 2>/dev/null || true)
  [ -z "$first" ] || kill -9 $first 2>/dev/null || true
  kill -9 "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  rm -f "$folder/$1/pid"
}

remove_network() {
  local n
  for n in $(ip netns list | sed -n "s/^$prefix\([0-9]\).*/\1/p"); do
    ip link delete "yunseul-v$n" 2>/dev/null || true
    ip netns delete "$prefix$n"
  done
  while iptables -D FORWARD -i "$bridge" -o "$bridge" -j ACCEPT 2>/dev/null; do :; done
  ip link delete "$bridge" 2>/dev/null || true
  find /sys/fs/cgroup -mindepth 2 -depth -type d -path "*/$prefix[0-9]*" -exec rmdir {} + 2>/dev/null || true
}

start() { # count
  remove_network
  ip link add "$bridge" type bridge
  ip address add "$network.1/24" dev "$bridge"
  ip link set "$bridge" up
  # Docker's own engine on this machine forbids forwarding.
  iptables -I FORWARD -i "$bridge" -o "$bridge" -j ACCEPT
  local n
  for n in $(seq "$1"); do connect "$n"; run "$n"; done
  for n in $(seq "$1"); do ready "$n"; done
}

stop() {
  local own
  for own in "$folder"/[0-9]; do [ -d "$own" ] && kill_engine "${own##*/}"; done
  remove_network
}

folder=${2:-}
case ${1:-} in
  start) trap '[ $? = 0 ] || stop' EXIT; start "$3" ;;
  kill) kill_engine "$3" ;;
  revive) run "$3"; ready "$3" ;;
  stop) stop ;;
  *) say 'start <folder> <count> | kill <folder> <n> | revive <folder> <n> | stop <folder>'; exit 2 ;;
esac

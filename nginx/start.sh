#!/bin/sh
# Runs nginx in front of the site server: writes conf/settings from the environment, starts nginx, and reloads it when a
# certificate changes. The container's entry point; tests start the same file.
#
#   SITE_SERVER     host:port; a name may have many addresses (replicas)
#   HTTP_LISTEN     address or port for http       HTTPS_LISTEN    for https, used with certificates only
#   STATUS_LISTEN   internal port with /health, never published
#   TLS_CERTIFICATE, TLS_KEY      PEM files; without them the site is http and HSTS is never sent, until they are added
#   PUBLIC_ORIGIN   the site's address, for example https://www.example.com; needed with certificates: port 80 redirects to it
#   TRUSTED_PROXIES addresses or networks (CIDR) of load balancers in front, with spaces or commas; default: none
#   RUN_DIR, CACHE_DIR            settings; copies, worth keeping, and buffers
#   ACCESS_LOG      default: standard output       WORKER_PROCESSES   default: 2
#   DNS_RESOLVER    the DNS server; default: the first IPv4 address of /etc/resolv.conf
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${RUN_DIR:=/run/nginx}" "${SITE_SERVER:=site-server:8080}" "${ACCESS_LOG:=/dev/stdout}"
: "${CACHE_DIR:=$RUN_DIR/copies}" "${WORKER_PROCESSES:=2}" "${PUBLIC_ORIGIN:=}" "${TRUSTED_PROXIES:=}"
: "${HTTP_LISTEN:=8080}" "${HTTPS_LISTEN:=8443}" "${STATUS_LISTEN:=8081}"
: "${TLS_CERTIFICATE:=/certificates/fullchain.pem}" "${TLS_KEY:=/certificates/privkey.pem}"
: "${DNS_RESOLVER:=$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)}"
settings=$RUN_DIR/settings

log() { echo "nginx: $*" >&2; }
refuse() { log "$*"; exit 1; }
nginx_here() { nginx -p "$RUN_DIR/" -c nginx.conf -e stderr "$@"; }
has_certificates() { [ -r "$TLS_CERTIFICATE" ] && [ -r "$TLS_KEY" ]; }
networks() { echo "$TRUSTED_PROXIES" | tr ',' ' '; }
public_host() { echo "${PUBLIC_ORIGIN#*://}"; }

check_environment() {
  case $WORKER_PROCESSES in
    '' | *[!0-9]* | 0*) refuse "WORKER_PROCESSES must be a whole number from 1, not \"$WORKER_PROCESSES\"" ;;
  esac
  [ -n "$DNS_RESOLVER" ] ||
    refuse "DNS_RESOLVER is not set, and /etc/resolv.conf names no IPv4 server: a network with IPv6 only is not supported"
  for network in $(networks); do
    case $network in
      *[!0-9A-Fa-f.:/]*) refuse "TRUSTED_PROXIES: \"$network\" is neither an address nor a network such as 10.0.0.0/8" ;;
    esac
  done
  case $PUBLIC_ORIGIN in
    '') ;;
    http://*[!A-Za-z0-9.:-]* | https://*[!A-Za-z0-9.:-]* | http:// | https://) wrong_origin ;;
    http://* | https://*) ;;
    *) wrong_origin ;;
  esac
}
wrong_origin() { refuse "PUBLIC_ORIGIN must be like https://www.example.com, without a path and as browsers write it, not \"$PUBLIC_ORIGIN\""; }

refuse_if_running() {
  running=$(cat "$RUN_DIR/nginx.pid" 2>/dev/null) && [ -n "$running" ] && kill -0 "$running" 2>/dev/null || return 0
  # Another process may have the number of a killed one.
  [ ! -r "/proc/$running/comm" ] || [ "$(cat "/proc/$running/comm")" = nginx ] || return 0
  refuse "nginx (process $running) still runs in $RUN_DIR: end it with \"kill -QUIT $running\", or set another RUN_DIR"
}

write_settings() {
  mkdir -p "$settings" "$RUN_DIR/temporary" "$CACHE_DIR"
  rm -rf "$RUN_DIR/conf" "$RUN_DIR/cache"
  # Copied: where root starts nginx, its workers are another user, who may not be able to read the checkout.
  cp -R "$here/conf" "$RUN_DIR/conf"
  for file in "$RUN_DIR"/conf/*.conf; do ln -sf "$file" "$RUN_DIR/"; done
  ln -s "$CACHE_DIR" "$RUN_DIR/cache"
  for buffers in bodies answers; do
    [ ! -d "$CACHE_DIR/$buffers" ] || find "$CACHE_DIR/$buffers" -type f -mmin +60 -delete
  done
  echo "worker_processes $WORKER_PROCESSES;" >"$settings/workers.conf"
  host=$(public_host)
  {
    echo "resolver $DNS_RESOLVER valid=1s ipv6=off;"
    echo "map '' \$site_server { default $SITE_SERVER; }"
    echo "map '' \$default_host { default ${host:-localhost}; }"
  } >"$settings/site-server.conf"
  echo "access_log $ACCESS_LOG json;" >"$settings/log.conf"
  echo "listen $STATUS_LISTEN;" >"$settings/status-listen.conf"
  for network in $(networks); do echo "set_real_ip_from $network;"; done >"$settings/trusted-proxies.conf"
  print_servers >"$settings/servers.conf"
}

print_servers() {
  has_certificates || { echo "server { listen $HTTP_LISTEN default_server; include site.conf; }" && return; }
  echo "include https.conf;"
  echo "server { listen $HTTPS_LISTEN ssl http2 default_server; ssl_certificate $TLS_CERTIFICATE;"
  echo "  ssl_certificate_key $TLS_KEY; include site.conf; }"
  # Danger: a redirect to whatever host the request names would send visitors anywhere.
  echo "server { listen $HTTP_LISTEN default_server; include own-headers.conf; return 421 'Misdirected Request\n'; }"
  [ -z "$PUBLIC_ORIGIN" ] || {
    echo "map '' \$https_origin { default 'https://${PUBLIC_ORIGIN#*://}'; }"
    echo "server { listen $HTTP_LISTEN; server_name $(public_host | sed 's/:[0-9]*$//'); include to-https.conf; }"
  }
}

log_scheme() {
  has_certificates || { log "no certificate at $TLS_CERTIFICATE: serving http, without HSTS" && return; }
  [ -n "$PUBLIC_ORIGIN" ] && log "serving https" ||
    log "serving https; PUBLIC_ORIGIN is missing: port 80 cannot redirect and answers 421"
}

certificates() { { ! has_certificates || cat "$TLS_CERTIFICATE" "$TLS_KEY"; } 2>/dev/null | cksum; }

# Added certificates turn the site to https; gone again, they leave it https, which browsers that have received HSTS require.
follow_certificates() {
  seen=$(certificates)
  until [ -n "$is_stopping" ] || ! kill -0 "$nginx_pid" 2>/dev/null; do
    sleep 1 & wait $! || true
    now=$(certificates)
    [ "$now" != "$seen" ] && has_certificates || continue
    seen=$now
    cp "$settings/servers.conf" "$settings/last-good" && print_servers >"$settings/servers.conf" || continue
    if message=$(nginx_here -t -q 2>&1); then
      nginx_here -s reload && log_scheme
    else
      mv "$settings/last-good" "$settings/servers.conf"
      log "certificate rejected, the last good one stays: $message"
    fi
  done
}

check_environment
refuse_if_running
write_settings
log_scheme
is_stopping=
# Not through nginx_here, because $! must be nginx's own process id. QUIT lets nginx finish the requests it has begun.
nginx -p "$RUN_DIR/" -c nginx.conf -e stderr -g 'daemon off;' &
nginx_pid=$!
trap 'is_stopping=1; kill -QUIT "$nginx_pid" 2>/dev/null || true' TERM INT
follow_certificates
# A second signal interrupts `wait` and not nginx, which finishes the requests it has begun.
until wait "$nginx_pid"; do kill -0 "$nginx_pid" 2>/dev/null || exit 1; done

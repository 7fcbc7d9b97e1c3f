#!/bin/sh
# Runs nginx as the edge: writes its settings from the environment, starts nginx, and reloads it when a release or a
# certificate changes. The container's entry point; nginx/testing starts the same file on a machine with nginx.
#
#   SITE_DIR        the released site, read only (each release writes nginx/released-pages.conf in it)
#   RUN_DIR         settings                       CACHE_DIR   the press cache, worth keeping, and buffers of large bodies
#   HTTP_LISTEN     address or port for http       HTTPS_LISTEN    for https, used with certificates only
#   STATUS_LISTEN   internal port for operators and the release worker, never published
#   STATUS_SOCKET   path of a socket for the same, where a network address would lead to another edge; default: none
#   PRESS_SERVICE, FORM_SERVICE, SSR_SERVER       host:port; a name may have many addresses (replicas)
#   TLS_CERTIFICATE, TLS_KEY                       PEM files; without them the site is http and HSTS is never sent, until they are added
#   PUBLIC_ORIGIN   the site's address, for example https://www.example.com; needed with certificates: port 80 redirects to it
#   TRUSTED_PROXIES addresses or networks (CIDR) of load balancers in front, with spaces or commas; default: none
#   READS_PER_SECOND, WRITES_PER_SECOND            of one visitor; default: 50 and 10
#   SECURITY_CONTACT mailto:, tel: or https: for /.well-known/security.txt; default: the site's telephone
#   ACCESS_LOG      default: standard output
#   DICTIONARIES    off: no compression dictionaries; default: on
#   WORKER_PROCESSES of nginx; default: 2
#   DNS_RESOLVER    the DNS server; default: the first IPv4 address of /etc/resolv.conf
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${SITE_DIR:=/releases}" "${RUN_DIR:=/run/edge}" "${MODULES_DIR:=/usr/lib/nginx/modules}"
: "${CACHE_DIR:=$RUN_DIR/copies}"
: "${HTTP_LISTEN:=8080}" "${HTTPS_LISTEN:=8443}" "${STATUS_LISTEN:=8081}"
: "${PRESS_SERVICE:=press-service:8080}" "${FORM_SERVICE:=form-service:8080}" "${SSR_SERVER:=shell:8080}"
: "${TLS_CERTIFICATE:=/certificates/fullchain.pem}" "${TLS_KEY:=/certificates/privkey.pem}"
: "${ACCESS_LOG:=/dev/stdout}" "${STATUS_SOCKET:=}"
: "${PUBLIC_ORIGIN:=}" "${TRUSTED_PROXIES:=}" "${SECURITY_CONTACT:=}"
: "${READS_PER_SECOND:=50}" "${WRITES_PER_SECOND:=10}" "${WORKER_PROCESSES:=2}"
: "${DNS_RESOLVER:=$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)}"

written=$SITE_DIR/nginx/released-pages.conf
settings=$RUN_DIR/conf/settings
in_use=$settings/released-pages.conf
pause_seconds=0.3

log() { echo "edge: $*" >&2; }
refuse() { log "$*"; exit 1; }
nginx_here() { nginx -p "$RUN_DIR/" -c conf/nginx.conf -e stderr "$@"; }

has_certificates() { [ -r "$TLS_CERTIFICATE" ] && [ -r "$TLS_KEY" ]; }

# Reports settings that nginx would reject with a less clear message, or misread.
check_environment() {
  require_number READS_PER_SECOND "$READS_PER_SECOND"
  require_number WRITES_PER_SECOND "$WRITES_PER_SECOND"
  require_number WORKER_PROCESSES "$WORKER_PROCESSES"
  # Upstreams are looked up by IPv4 only.
  [ -n "$DNS_RESOLVER" ] ||
    refuse "DNS_RESOLVER is not set, and /etc/resolv.conf names no IPv4 server: a network with IPv6 only is not supported"
  for network in $(trusted_proxies); do
    case $network in
      *[!0-9A-Fa-f.:/]*) refuse "TRUSTED_PROXIES: \"$network\" is neither an address nor a network such as 10.0.0.0/8" ;;
    esac
  done
  case $(public_host) in
    '' | *[!A-Za-z0-9.:-]*)
      [ -z "$PUBLIC_ORIGIN" ] ||
        refuse "PUBLIC_ORIGIN must be $(allowed_origin), not \"$PUBLIC_ORIGIN\"" ;;
  esac
  case $SECURITY_CONTACT in
    *[[:space:]]*) refuse "SECURITY_CONTACT must be one address, not \"$SECURITY_CONTACT\"" ;;
    '' | mailto:?* | tel:?* | https://?*) ;;
    *) refuse "SECURITY_CONTACT must begin with mailto:, tel: or https://, not \"$SECURITY_CONTACT\"" ;;
  esac
}

require_number() {
  case $2 in
    '' | *[!0-9]* | 0*) refuse "$1 must be a whole number from 1, not \"$2\"" ;;
  esac
}

trusted_proxies() { echo "$TRUSTED_PROXIES" | tr ',' ' '; }

# Without the scheme, and without the port too.
public_host() { echo "$PUBLIC_ORIGIN" | sed 's#^https\{0,1\}://##'; }
public_name() { public_host | sed 's#:[0-9]*$##'; }

# As originMustBe of packages/environment/src/addresses.ts.
allowed_origin() {
  authority=$(public_host | sed 's#/.*##')
  typed=${authority%%:*}
  name=$(echo "$typed" | LC_ALL=C awk -f "$here/punycode.awk")
  case $name in
    '' | "$typed" | *[!A-Za-z0-9.-]*) echo "like https://www.example.com without a path" ;;
    *) echo "${PUBLIC_ORIGIN%%://*}://$name${authority#"$typed"}, as browsers write it" ;;
  esac
}

# A second start would delete the sockets of an nginx that still runs in the same folder.
refuse_if_running() {
  running=$(cat "$RUN_DIR/edge.pid" 2>/dev/null) && [ -n "$running" ] && kill -0 "$running" 2>/dev/null || return 0
  # A killed nginx leaves its file behind, and another process may have got its number since.
  [ ! -r "/proc/$running/comm" ] || [ "$(cat "/proc/$running/comm")" = nginx ] || return 0
  refuse "nginx (process $running) still runs in $RUN_DIR: end it with \"kill -QUIT $running\", or set another RUN_DIR"
}

prepare_run_folder() {
  mkdir -p "$RUN_DIR/temporary" "$CACHE_DIR"
  rm -rf "$RUN_DIR/conf" "$RUN_DIR/site" "$RUN_DIR/cache" "$RUN_DIR/rejected.txt" "$RUN_DIR/files.sock" \
    "$RUN_DIR/ssr-pages.sock"
  ln -s "$CACHE_DIR" "$RUN_DIR/cache"
  # Files left by a killed nginx. The folders stay: edges of one host may share them.
  for buffers in bodies answers; do
    [ ! -d "$CACHE_DIR/$buffers" ] || find "$CACHE_DIR/$buffers" -type f -mmin +60 -delete
  done
  cp -R "$here/conf" "$RUN_DIR/conf"
  mkdir -p "$settings"
  ln -s "$SITE_DIR" "$RUN_DIR/site"
}

write_settings() {
  {
    echo "load_module $MODULES_DIR/ngx_http_brotli_static_module.so;"
    echo "load_module $MODULES_DIR/ngx_http_brotli_filter_module.so;"
  } >"$settings/modules.conf"
  echo "worker_processes $WORKER_PROCESSES;" >"$settings/workers.conf"
  {
    echo "# Upstreams. As variables, so that nginx resolves the names again while it runs: replicas start and stop."
    echo "resolver $DNS_RESOLVER valid=1s ipv6=off;"
    echo "resolver_timeout 3s;"
    echo "map '' \$press_service { default $PRESS_SERVICE; }"
    echo "map '' \$form_service { default $FORM_SERVICE; }"
    echo "map '' \$ssr_server { default $SSR_SERVER; }"
    host=$(public_host)
    echo "map '' \$default_host { default ${host:-localhost}; }"
  } >"$settings/addresses.conf"
  echo "access_log $ACCESS_LOG edge;" >"$settings/access-log.conf"
  echo "map '' \$dictionaries { default ${DICTIONARIES:-on}; }" >"$settings/dictionaries.conf"
  echo "listen $STATUS_LISTEN;" >"$settings/status-listen.conf"
  # A killed edge leaves its socket behind, and nginx would not start on it.
  [ -z "$STATUS_SOCKET" ] || { rm -f "$STATUS_SOCKET"; listen_on_socket "$STATUS_SOCKET" >>"$settings/status-listen.conf"; }
  listen_on_socket "$RUN_DIR/files.sock" >"$settings/files-listen.conf"
  echo "proxy_pass http://unix:$RUN_DIR/files.sock;" >"$settings/files-server.conf"
  listen_on_socket "$RUN_DIR/ssr-pages.sock" >"$settings/ssr-pages-listen.conf"
  echo "access_log $ACCESS_LOG edge if=\$is_server_error;" >"$settings/ssr-pages-log.conf"
  echo "proxy_pass http://unix:$RUN_DIR/ssr-pages.sock:\$press_target;" >"$settings/ssr-pages-server.conf"
  for network in $(trusted_proxies); do echo "set_real_ip_from $network;"; done >"$settings/trusted-proxies.conf"
  printf 'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n' >>"$settings/trusted-proxies.conf"
  write_limits
}

# Danger: a connect to a Unix socket fails at once when its queue is full, while TCP tries again. nginx's default is 511 places,
# fewer than the connections that visitors may open at once; the system's limit is usually 4096 (net.core.somaxconn).
listen_on_socket() { echo "listen unix:$1 backlog=4096;"; }

write_servers() {
  if has_certificates; then
    print_https_servers
  else
    echo "server { listen $HTTP_LISTEN default_server; include servers/site.conf; }"
  fi >"$settings/servers.conf"
}

print_https_servers() {
  case $PUBLIC_ORIGIN in
    https://*) https_origin=$PUBLIC_ORIGIN ;;
    *) https_origin=https://$(public_name) ;;
  esac
  echo "include servers/tls.conf;"
  echo "map '' \$https_origin { default '$https_origin'; }"
  echo "server { listen $HTTP_LISTEN default_server; server_name _; include servers/unknown-host.conf; }"
  [ -z "$PUBLIC_ORIGIN" ] ||
    echo "server { listen $HTTP_LISTEN; server_name $(public_name); include servers/to-https.conf; }"
  echo "server { listen $HTTPS_LISTEN ssl http2 default_server; ssl_certificate $TLS_CERTIFICATE;"
  echo "  ssl_certificate_key $TLS_KEY; include servers/site.conf; }"
}

log_scheme() {
  if ! has_certificates; then
    log "no certificate at $TLS_CERTIFICATE: serving http, without HSTS"
  elif [ -z "$PUBLIC_ORIGIN" ]; then
    log "serving https; PUBLIC_ORIGIN is missing: port 80 cannot redirect and answers 421"
  else
    log "serving https"
  fi
}

# A burst is the number of requests that one visitor may send at once; nginx accepts no variables there.
write_limits() {
  {
    echo "limit_req_zone \$visitor zone=reads:10m rate=${READS_PER_SECOND}r/s;"
    echo "limit_req_zone \$visitor zone=writes:10m rate=${WRITES_PER_SECOND}r/s;"
    echo "limit_req_zone \$visitor zone=reports:10m rate=1r/s;"
  } >"$settings/limits.conf"
  echo "limit_req zone=reads burst=$((READS_PER_SECOND * 10)) nodelay;" >"$settings/limit-reads.conf"
  {
    echo "limit_req zone=writes burst=$((WRITES_PER_SECOND * 6)) nodelay;"
    echo "limit_conn bodies 128;"
  } >"$settings/limit-writes.conf"
  echo "limit_req zone=reports burst=20 nodelay;" >"$settings/limit-reports.conf"
}

# RFC 9116 requires a date within a year; rewritten every day, it is always half a year ahead.
write_security_txt() {
  today=$(date -u +%F)
  [ "$today" != "${security_txt_of:-}" ] || return 0
  contact=${SECURITY_CONTACT:-$(sed -n 's/^# security contact //p' "$in_use")}
  canonical=
  case $PUBLIC_ORIGIN in https://*) canonical="Canonical: $PUBLIC_ORIGIN/.well-known/security.txt" ;; esac
  printf '%s\n' \
    "Contact: $contact" \
    "Expires: $(date -u -d '+180 days' +%FT00:00:00Z)" \
    "Preferred-Languages: ko, en" \
    ${canonical:+"$canonical"} >"$RUN_DIR/security.txt.part" &&
    mv "$RUN_DIR/security.txt.part" "$RUN_DIR/security.txt" &&
    security_txt_of=$today
}

wait_for_first_release() {
  [ -f "$written" ] || log "waiting for the first release in $SITE_DIR"
  until [ -f "$written" ]; do sleep "$pause_seconds"; done
  # Before the copy: a release in between must differ from this fingerprint.
  started_with=$(fingerprint)
  cp "$written" "$in_use"
}

# Everything that needs a reload: the released pages and the certificates, which are renewed in place.
fingerprint() {
  # A release renames files into place; a missing file does not count as a change.
  { cat "$written" 2>/dev/null && { ! has_certificates || cat "$TLS_CERTIFICATE" "$TLS_KEY"; }; } | cksum
}

# Fails on a full disk, or when the share of the site is gone.
write_next_settings() {
  cp "$in_use" "$settings/last-good" && cp "$settings/servers.conf" "$settings/last-good-servers" &&
    cp "$written" "$settings/next" && print_next_servers >"$settings/next-servers" &&
    mv "$settings/next" "$in_use" && mv "$settings/next-servers" "$settings/servers.conf"
}

# A certificate that is added later turns the site to https. If it is gone again, the site stays https, which browsers that
# have received HSTS require.
print_next_servers() {
  if has_certificates; then print_https_servers; else cat "$settings/servers.conf"; fi
}

# A rejected configuration changes nothing: the edge keeps the last good one.
reload_released_pages() {
  if message=$(nginx_here -t -q 2>&1); then
    rm -f "$RUN_DIR/rejected.txt"
    nginx_here -s reload
    log "reloaded $(head -n 1 "$in_use")"
    cmp -s "$settings/last-good-servers" "$settings/servers.conf" || log_scheme
  else
    { sed -n 's/^# number //p' "$in_use"; echo "$message"; } >"$RUN_DIR/rejected.txt.part" || true
    mv "$settings/last-good" "$in_use"
    mv "$settings/last-good-servers" "$settings/servers.conf"
    mv "$RUN_DIR/rejected.txt.part" "$RUN_DIR/rejected.txt"
    log "rejected released pages, the last good ones stay: $message"
  fi
}

follow_releases() {
  seen=$1
  until [ -n "$is_stopping" ] || ! kill -0 "$nginx_pid" 2>/dev/null; do
    # An error here must not end the edge: it goes on with the files that it has.
    write_security_txt || { log "security.txt was not written; next attempt tomorrow"; security_txt_of=$today; }
    now=$(fingerprint)
    if [ "$now" != "$seen" ] && [ -f "$written" ]; then
      if problem=$(write_next_settings 2>&1); then
        reload_released_pages
        seen=$now
      elif [ "$now" != "${failed:-}" ]; then
        log "released pages were not copied, the last good ones stay; trying again: $problem"
        failed=$now
      fi
    fi
    sleep "$pause_seconds" &
    wait $! || true
  done
}

check_environment
refuse_if_running
prepare_run_folder
write_settings
# As process 1 of a container without an init, a shell ignores signals that it does not trap.
trap 'exit 0' TERM INT
wait_for_first_release
write_security_txt
write_servers
log_scheme
# Not through nginx_here, because $! must be nginx's own process id. QUIT lets nginx finish the requests it has begun.
nginx -p "$RUN_DIR/" -c conf/nginx.conf -e stderr -g 'daemon off;' &
nginx_pid=$!
is_stopping=
trap 'is_stopping=1; kill -QUIT "$nginx_pid" 2>/dev/null || true' TERM INT
follow_releases "$started_with"
# A second signal interrupts `wait` and not nginx, which finishes the requests it has begun.
until wait "$nginx_pid"; do kill -0 "$nginx_pid" 2>/dev/null || exit 1; done

#!/bin/sh
# Creates the missing secrets of docker-compose.yml: sh docker/make-secrets.sh
# Existing ones stay. To change one: docs/runbooks/secrets.md.
set -eu
cd "$(dirname "$0")/.."

# The value of SECRETS_DIR as Compose reads it: the text in quotes, otherwise up to a comment.
in_env() {
  sed -n -e "1s/^$byte_order_mark//" -e 's/^[[:space:]]*\(export[[:space:]]\{1,\}\)\{0,1\}SECRETS_DIR[[:space:]]*[=:][[:space:]]*//p' .env | tail -1 |
    sed -e 's/^"\([^"]*\)".*/\1/' -e t -e "s/^'\([^']*\)'.*/\1/" -e t -e 's/ #.*//' -e 's/[[:space:]]*$//'
}
byte_order_mark=$(printf '\357\273\277')
folder=${SECRETS_DIR:-}
# A variable of the shell takes precedence also if it is empty; Compose takes the default then.
if [ -z "${SECRETS_DIR+set}" ] && [ -f .env ]; then
  folder=$(in_env)
  # Compose replaces variables, escapes and ~; with another folder than this script it would find no secret.
  case $folder in
    *['$\']* | ["\"'~"]*)
      echo "SECRETS_DIR in .env must be a path without \$, \\, a ~ at its beginning or an open quote: $folder" >&2
      exit 1
      ;;
  esac
fi
folder=${folder:-./data/secrets}
# Not an option of the commands below.
case $folder in -*) folder=./$folder ;; esac

umask 077
mkdir -p -- "$folder"
chmod 700 "$folder"

# Each is mounted into containers with other users, so the files are readable; the folder's mode protects them on this host.
put() { # name; the value comes from standard input
  if [ -e "$folder/$1" ]; then
    cat >/dev/null
    return
  fi
  cat >"$folder/.$1"
  chmod 444 "$folder/.$1"
  mv "$folder/.$1" "$folder/$1"
  echo "created $folder/$1"
}
random() { # bytes, as hexadecimal digits
  od -An -v -tx1 -N"$1" /dev/urandom | tr -d ' \n'
}

random 32 | put release_secret
random 32 | put session_secret
random 32 | put mongo_password
random 512 | put mongo_keyfile
printf 'mongodb://yunseul:%s@mongo:27017/yunseul?replicaSet=rs0&authSource=admin' \
  "$(cat "$folder/mongo_password")" | put mongodb_uri
# Empty: the first start generates a password and shows it once.
: | put admin_password
# Empty: no release store. Its keys come from the provider (docs/runbooks/release-store.md).
: | put release_store_key_id
: | put release_store_secret

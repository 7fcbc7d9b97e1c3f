#!/bin/sh
# Makes the secrets that docker-compose.yml mounts, those that are missing: sh docker/make-secrets.sh
# What is there stays. To change one: docs/runbooks/secrets.md.
set -eu
cd "$(dirname "$0")/.."
[ -f .env ] && folder=$(sed -n 's/^SECRETS_DIR=//p' .env | tail -1) || folder=
folder=${SECRETS_DIR:-${folder:-./data/secrets}}

umask 077
mkdir -p "$folder"
chmod 700 "$folder"

# Mounted one by one into containers of other users, so the files may be read; the folder keeps them from this host's.
keep() { # name; the value comes from standard input
  if [ -e "$folder/$1" ]; then
    cat >/dev/null
    return
  fi
  cat >"$folder/.$1"
  chmod 444 "$folder/.$1"
  mv "$folder/.$1" "$folder/$1"
  echo "made $folder/$1"
}
random() { # bytes, as hexadecimal digits
  od -An -v -tx1 -N"$1" /dev/urandom | tr -d ' \n'
}

random 32 | keep release_secret
random 32 | keep session_secret
random 32 | keep mongo_password
random 512 | keep mongo_keyfile
printf 'mongodb://yunseul:%s@mongo:27017/yunseul?replicaSet=rs0&authSource=admin' \
  "$(cat "$folder/mongo_password")" | keep mongodb_uri
# Empty: the first start makes a password and shows it once.
: | keep admin_password

#!/bin/sh
# Renders every picture of the flats into a folder, one after the other, the most visible first; what is there is
# skipped, so it may be stopped and started again at any time:
#   nohup imagery/blender/unit/render-all.sh /tmp/renders/units >/tmp/renders/units.log 2>&1 &
# For one flat only: render-all.sh /tmp/renders/units 84A
set -eu
folder=${1:?a folder for the pictures is wanted}
only=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
command -v blender >/dev/null || { echo "Blender is not installed (Debian: apt-get install blender python3-numpy)"; exit 1; }
mkdir -p "$folder"

picture() { # unit view width samples
  [ -z "$only" ] || [ "$only" = "$1" ] || return 0
  out="$folder/$1-$2.png"
  [ ! -s "$out" ] || return 0
  echo "$(date +%H:%M:%S) $1 $2"
  # Written beside its place and moved there: a picture that is there is whole.
  rm -rf "$folder/.now" && mkdir "$folder/.now"
  if nice -n 19 blender -b -noaudio -t 1 -P "$here/render.py" -- "unit=$1" "view=$2" "width=$3" "samples=$4" "out=$folder/.now/picture.png" >"$folder/.now/log" 2>&1 && [ -s "$folder/.now/picture.png" ]; then
    mv "$folder/.now/picture.npz" "$folder/$1-$2.npz"
    mv "$folder/.now/picture.png" "$out"
  else
    echo "$1 $2 failed:" && tail -n 20 "$folder/.now/log"
  fi
}

for unit in 84A 59A 84B 101 59B; do picture $unit doll 1600 24; done
for unit in 84A 59A 84B; do picture $unit living 1600 40; done
for unit in 84A 59A 84B; do picture $unit kitchen 1600 40; picture $unit master 1600 32; done
for unit in 84A 84B 101; do picture $unit pano-living 4096 10; done
for unit in 84A 84B 101; do picture $unit pano-kitchen 4096 10; picture $unit pano-master 4096 10; done
echo "$(date +%H:%M:%S) all there"

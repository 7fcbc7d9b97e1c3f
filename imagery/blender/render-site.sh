#!/bin/sh
# Renders every shot of data/shots.json that has no picture yet, one at a time, in the order of the list.
#   imagery/blender/render-site.sh [folder, default /tmp/renders/site]
# Delete a picture to have it rendered again. A shot that fails is named and the next one goes on.
folder=${1:-/tmp/renders/site}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
for shot in $(python3 -c "import json,sys; print(*[s['id'] for s in json.load(open(sys.argv[1]))['shots']])" "$here/../data/shots.json"); do
  [ -f "$folder/$shot.png" ] && continue
  nice -n 19 blender -t 1 -b -noaudio -P "$here/site/render.py" -- shot="$shot" out="$folder/part-$shot.png" >"$folder/$shot.log" 2>&1
  if [ -f "$folder/part-$shot.png" ]; then
    # Only a finished picture gets its name: what was interrupted starts again.
    mv "$folder/part-$shot.npz" "$folder/$shot.npz"
    mv "$folder/part-$shot.png" "$folder/$shot.png"
    echo "$(date +%T) $shot"
  else
    echo "$(date +%T) $shot failed: see $folder/$shot.log"
  fi
done

#!/bin/sh
# Writes every package of a Debian image that dpkg knows to standard output, as CycloneDX.
set -eu
printf '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,"components":['
dpkg-query -W -f '{"type":"library","name":"${Package}","version":"${Version}","purl":"pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"}\n' |
  paste -s -d, -
printf ']}\n'

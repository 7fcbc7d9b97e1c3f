#!/bin/sh
# Writes what a Debian image is made of as CycloneDX on standard output: every package that dpkg knows.
set -eu
printf '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,"components":['
dpkg-query -W -f '{"type":"library","name":"${Package}","version":"${Version}","purl":"pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"}\n' |
  paste -s -d, -
printf ']}\n'

#!/bin/sh
# Writes every dpkg package of a Debian image to standard output, as CycloneDX.
set -eu
printf '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,"components":['
dpkg-query -W -f '{"type":"library","name":"${Package}","version":"${Version}","purl":"pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"}\n' |
  paste -s -d, -
printf ']}\n'

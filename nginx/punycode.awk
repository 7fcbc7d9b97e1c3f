# Writes a host name with Korean labels as browsers do, in punycode (RFC 3492, section 6.3): edge.sh names that form when
# PUBLIC_ORIGIN has another. Writes nothing for a label with other letters outside of ASCII, which browsers would map first.
# Run it with LC_ALL=C: it reads bytes.
BEGIN { for (i = 1; i < 256; i++) byte_of[sprintf("%c", i)] = i }
{
  count = split(tolower($0), labels, ".")
  host = ""
  for (n = 1; n <= count; n++) {
    if (labels[n] ~ /[^ -~]/ && (labels[n] = encoded(labels[n])) == "") exit
    host = host (n > 1 ? "." : "") labels[n]
  }
  print host
}

function encoded(label,   i, byte, total, points, handled, basic, out, point, delta, next_point, bias, q, k, t) {
  for (i = 1; i <= length(label); i += byte < 128 ? 1 : 3) {
    byte = byte_of[substr(label, i, 1)]
    points[++total] = byte < 128 ? byte : \
      (byte % 16) * 4096 + (byte_of[substr(label, i + 1, 1)] % 64) * 64 + byte_of[substr(label, i + 2, 1)] % 64
    # Korean syllables have three bytes.
    if (byte >= 128 && (points[total] < 44032 || points[total] > 55203 || int(byte / 16) != 14)) return ""
    if (byte < 128) out = out substr(label, i, 1)
  }
  basic = handled = length(out)
  if (basic > 0) out = out "-"
  bias = 72
  for (point = 128; handled < total; point++) {
    next_point = 1114112
    for (i = 1; i <= total; i++) if (points[i] >= point && points[i] < next_point) next_point = points[i]
    delta += (next_point - point) * (handled + 1)
    point = next_point
    for (i = 1; i <= total; i++) {
      if (points[i] < point) delta++
      if (points[i] != point) continue
      q = delta
      for (k = 36; q >= (t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias); k += 36) {
        out = out digit(t + (q - t) % (36 - t))
        q = int((q - t) / (36 - t))
      }
      out = out digit(q)
      bias = adapted(delta, handled + 1, handled == basic)
      delta = 0
      handled++
    }
    delta++
  }
  return "xn--" out
}

function digit(value) { return substr("abcdefghijklmnopqrstuvwxyz0123456789", value + 1, 1) }

function adapted(delta, count, is_first,   k) {
  delta = int(delta / (is_first ? 700 : 2))
  delta += int(delta / count)
  for (k = 0; delta > 455; k += 36) delta = int(delta / 35)
  return k + int(36 * delta / (delta + 38))
}

/**
 * Reads the code points that a font covers.
 * @param sfnt an uncompressed TrueType or OpenType font
 */
export function readCmap(sfnt) {
  const table = findTable(sfnt, 'cmap');
  const codePoints = new Set();
  for (let i = 0; i < table.readUInt16BE(2); i += 1) {
    const subtable = table.subarray(table.readUInt32BE(8 + 8 * i));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(codePoints, subtable);
    if (format === 12) addGroups(codePoints, subtable);
  }
  return codePoints;
}

function findTable(sfnt, tag) {
  for (let at = 12; at < 12 + 16 * sfnt.readUInt16BE(4); at += 16) {
    if (sfnt.toString('latin1', at, at + 4) === tag)
      return sfnt.subarray(sfnt.readUInt32BE(at + 8));
  }
  throw new Error(`the font has no ${tag} table`);
}

function addSegments(codePoints, table) {
  const bytes = table.readUInt16BE(6);
  for (let at = 14; at < 14 + bytes; at += 2) {
    const last = table.readUInt16BE(at);
    const first = table.readUInt16BE(at + 2 + bytes);
    for (let code = first; code <= last && code !== 0xffff; code += 1) codePoints.add(code);
  }
}

function addGroups(codePoints, table) {
  for (let at = 16; at < 16 + 12 * table.readUInt32BE(12); at += 12) {
    const [first, last] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
    for (let code = first; code <= last; code += 1) codePoints.add(code);
  }
}

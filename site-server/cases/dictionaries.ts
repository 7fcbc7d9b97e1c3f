/** Scripts for browsers with an earlier version as a compression dictionary (RFC 9842). */
import { smallScriptDictionary } from '../testing/small-script';
import { type EdgeCase, file, immutable, missingPage, missingFile } from './edge-case';

export const plainScript = file(
  'hashed script in part',
  '/remotes/mfe-press/1/part.00000001.js',
  'text/javascript; charset=utf-8',
  immutable,
);

const pressScript: EdgeCase = {
  ...plainScript,
  title: 'hashed script',
  headers: { 'Accept-Encoding': 'br' },
  encoding: 'br',
  vary: 'Accept-Encoding, Available-Dictionary',
  useAsDictionary: 'match="/remotes/mfe-press/*/part.*.js"',
};

const former = smallScriptDictionary('mfe-press', '0');

/** A browser that holds the former version of a script, and other values of the two headers. */
const scriptFor = (
  title: string,
  encoding: string,
  accepted: string,
  dictionary: string,
): EdgeCase => ({
  ...pressScript,
  title: `hashed script ${title}`,
  headers: { 'Accept-Encoding': accepted, 'Available-Dictionary': dictionary },
  encoding,
});

export const dictionaries: readonly EdgeCase[] = [
  pressScript,
  scriptFor('for its former version', 'dcz', 'gzip, deflate, br, zstd, dcb, dcz', former),
  scriptFor('for its former version, dcz alone', 'dcz', 'dcz', former),
  { ...scriptFor('for its former version, HEAD', 'dcz', 'br, dcz', former), method: 'HEAD' },
  scriptFor('without dcz', 'br', 'gzip, br, dcb', former),
  scriptFor('with dcz refused', 'br', 'br, dcz;q=0', former),
  scriptFor('for an encoding that only ends the same', 'br', 'br, xdcz', former),
  scriptFor('for the version itself', 'br', 'br, dcz', smallScriptDictionary('mfe-press', '1')),
  scriptFor('for a script of the shell', 'br', 'br, dcz', smallScriptDictionary('shell', '0')),
  scriptFor('for a dictionary in lower case', 'br', 'br, dcz', former.toLowerCase()),
  scriptFor('for a truncated dictionary', 'br', 'br, dcz', former.slice(0, -2)),
  scriptFor('for a path', 'br', 'br, dcz', ':../../../../../../../../../../../../etc/pass=:'),
  {
    ...plainScript,
    headers: { 'Accept-Encoding': 'dcz', 'Available-Dictionary': former, Range: 'bytes=0-6' },
    status: 206,
    text: 'console',
  },
  {
    ...file(
      'script without a hash',
      '/remotes/mfe-press/1/entry.js',
      pressScript.type ?? '',
      immutable,
    ),
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': former },
    encoding: 'br',
    useAsDictionary: null,
  },
  {
    ...missingFile('missing hashed script', '/remotes/mfe-press/1/part.00000002.js'),
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': former },
    useAsDictionary: null,
  },
  missingPage('folder of differences', `/dcz/${'0'.repeat(64)}/shell/1/part.00000001.js`),
];

/** Scripts for browsers with an earlier version as a compression dictionary (RFC 9842). */
import { smallScriptDictionary } from '../small-script';
import { accepting, file, immutable, missingPage, missingFile, type Rest } from './edge-case';

export const script = 'text/javascript; charset=utf-8';
const part = '/remotes/mfe-press/1/part.00000001.js';
const former = smallScriptDictionary('mfe-press', '0');

const hashed = (title: string, encodings: string, rest: Rest = {}) =>
  file(title, part, script, immutable, {
    headers: accepting(encodings),
    vary: 'Accept-Encoding, Available-Dictionary',
    useAsDictionary: 'match="/remotes/mfe-press/*/part.*.js"',
    ...rest,
  });

const holding = (encodings: string, dictionary: string) => ({
  headers: { ...accepting(encodings), 'Available-Dictionary': dictionary },
});

/** A browser that holds the former version of a script, and other values of the two headers. */
const scriptFor = (title: string, encoding: string, accepted: string, dictionary = former) =>
  hashed(`hashed script ${title}`, accepted, { encoding, ...holding(accepted, dictionary) });

export const dictionaries = [
  hashed('hashed script', 'br', { encoding: 'br' }),
  scriptFor('for its former version', 'dcz', 'gzip, deflate, br, zstd, dcb, dcz'),
  scriptFor('for its former version, dcz alone', 'dcz', 'dcz'),
  { ...scriptFor('for its former version, HEAD', 'dcz', 'br, dcz'), method: 'HEAD' },
  scriptFor('without dcz', 'br', 'gzip, br, dcb'),
  scriptFor('with dcz refused', 'br', 'br, dcz;q=0'),
  scriptFor('for an encoding that only ends the same', 'br', 'br, xdcz'),
  scriptFor('for the version itself', 'br', 'br, dcz', smallScriptDictionary('mfe-press', '1')),
  scriptFor('for a script of the shell', 'br', 'br, dcz', smallScriptDictionary('shell', '0')),
  scriptFor('for a dictionary in lower case', 'br', 'br, dcz', former.toLowerCase()),
  scriptFor('for a truncated dictionary', 'br', 'br, dcz', former.slice(0, -2)),
  scriptFor('for a path', 'br', 'br, dcz', ':../../../../../../../../../../../../etc/pass=:'),
  file('hashed script in part', part, script, immutable, {
    headers: { ...holding('dcz', former).headers, Range: 'bytes=0-6' },
    status: 206,
    text: 'console',
  }),
  file('script without a hash', '/remotes/mfe-press/1/entry.js', script, immutable, {
    ...holding('br, dcz', former),
    encoding: 'br',
    useAsDictionary: null,
  }),
  missingFile('missing hashed script', '/remotes/mfe-press/1/part.00000002.js', {
    ...holding('br, dcz', former),
    useAsDictionary: null,
  }),
  missingPage('folder of differences', `/dcz/${'0'.repeat(64)}/shell/1/part.00000001.js`),
];

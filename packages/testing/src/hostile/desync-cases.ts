/**
 * Requests whose end two servers in a row may see at different positions (request smuggling, CWE-444), as bytes on the
 * wire. In each, `smuggled` is where only a server that misreads the framing would parse it as a request.
 * Variants after RFC 9112 (6.3, 7.1, 11.2) and the tables of PortSwigger's HTTP Request Smuggler.
 */

const smuggled = [
  'POST /forms/visit?smuggled HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 33',
  '',
  '{"name":"HIDDEN","phone":"010-0"}',
].join('\r\n');

export interface DesyncCase {
  readonly title: string;
  readonly bytes: string;
}

const chunk = (data: string, size = data.length.toString(16)) => `${size}\r\n${data}\r\n`;
const chunked = (data: string) => `${chunk(data)}0\r\n\r\n`;

/** @param lines header lines beside Host, written as they are */
function request(first: string, lines: readonly string[], body: string): string {
  return [first, 'Host: localhost', 'Content-Type: x/y', ...lines, '', body].join('\r\n');
}

/** Only a server that goes on after the end of a chunked body sees the request in it. */
const afterLastChunk = `0\r\n\r\n${smuggled}`;

const post = 'POST /forms/popup HTTP/1.1';
const chunkedLine = 'Transfer-Encoding: chunked';

const methodsWithoutBody = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
  ['/forms/popup', '/api/press/session', '/Brand/intro'].flatMap((path): DesyncCase[] => {
    const first = `${method} ${path} HTTP/1.1`;
    const length = `Content-Length: ${smuggled.length}`;
    return [
      { title: `${first}, chunked`, bytes: request(first, [chunkedLine], chunked(smuggled)) },
      { title: `${first}, with a length`, bytes: request(first, [length], smuggled) },
    ];
  }),
);

/** Both lengths at once: whichever of the two a server uses, the other one ends inside `smuggled`. */
const twoLengths = [
  [chunkedLine, 'Content-Length: 5'],
  ['Content-Length: 5', chunkedLine],
  ['Content-Length: 0', chunkedLine],
  [chunkedLine, `Content-Length: ${smuggled.length + 5}`],
].map((lines) => ({
  title: lines.join(' + '),
  bytes: request(post, lines, afterLastChunk),
}));

/** Lengths that a strict parser rejects and a lenient one reads as a number. */
const oddLengths = [
  ['Content-Length: 0', `Content-Length: ${smuggled.length}`],
  [`Content-Length: ${smuggled.length}`, 'Content-Length: 0'],
  [`Content-Length: 0, ${smuggled.length}`],
  ['Content-Length: +0'],
  ['Content-Length: -0'],
  ['Content-Length: 0x0'],
  ['Content-Length: 0 0'],
  ['Content-Length: \x0b0'],
  ['Content-Length : 0'],
  ['Content-Length:\r\n 0'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 1e0'],
  ['Content-Length: ""'],
].map((lines) => ({ title: lines.join(' + '), bytes: request(post, lines, smuggled) }));

/** Spellings of `chunked` that one server accepts and the next does not. */
const oddEncodings = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding:\x0cchunked',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding:\n chunked',
  'Transfer-Encoding: chunked\r',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: ch\u00fcnked',
  'Transfer_Encoding: chunked',
  ' Transfer-Encoding: chunked',
  'X: x\nTransfer-Encoding: chunked',
  'X: x\rTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow',
  'Transfer-Encoding: cow\r\nTransfer-Encoding: chunked',
].map((line) => ({
  title: JSON.stringify(line),
  bytes: request(post, [line, 'Content-Length: 5'], afterLastChunk),
}));

/** Chunks whose size two parsers read differently. */
const oddChunks = [
  ['0x5', 'hello'],
  ['+5', 'hello'],
  ['-5', 'hello'],
  [' 5', 'hello'],
  ['5 ', 'hello'],
  ['5\t;x', 'hello'],
  ['5;\nx', 'hello'],
  ['5\n', 'hello'],
  ['FFFFFFFFFFFFFFFF5', 'hello'],
  ['10000000000000005', 'hello'],
  ['', 'hello'],
  ['g', 'hello'],
  ['2', 'hello'],
  ['5', 'hel'],
].map(([size = '', data = '']) => ({
  title: `chunk size ${JSON.stringify(size)}`,
  bytes: request(post, [chunkedLine], `${chunk(data, size)}0\r\n\r\n`) + smuggled,
}));

const chunkEnds = [
  ['no line after the last chunk', `0\r\n${smuggled}`],
  ['bare line feeds', `5\nhello\n0\n\n${smuggled}`],
  ['a trailer with a length', `0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
  ['data longer than its size', `5\r\nhello${smuggled}`],
  ['a line end within the size', `5\r\r\nhello\r\n0\r\n\r\n${smuggled}`],
].map(([title = '', body = '']) => ({ title, bytes: request(post, [chunkedLine], body) }));

/** Header lines and versions that change the framing of a request or the scope of a header. */
const oddHeads = Object.entries({
  'HTTP/1.0, chunked': request('POST /forms/popup HTTP/1.0', [chunkedLine], afterLastChunk),
  'HTTP/1.2, both lengths': request(
    'POST /forms/popup HTTP/1.2',
    [chunkedLine, 'Content-Length: 5'],
    afterLastChunk,
  ),
  'line break in the path': request(
    `POST /forms/popup HTTP/1.1\r\nX: y\r\n\r\n${smuggled} HTTP/1.1`,
    [chunkedLine],
    '0\r\n\r\n',
  ),
  'length named as a hop header': request(
    post,
    ['Connection: content-length', 'Content-Length: 5'],
    'hello',
  ),
  'encoding named as a hop header': request(
    post,
    ['Connection: transfer-encoding', chunkedLine],
    chunked('hello'),
  ),
  'upgrade to h2c': request(
    'GET /forms/popup HTTP/1.1',
    [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ],
    smuggled,
  ),
  'upgrade to websocket': request(
    'GET /api/press/session HTTP/1.1',
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 777'],
    smuggled,
  ),
  CONNECT: `CONNECT /forms/popup HTTP/1.1\r\nHost: x\r\n\r\n${smuggled}`,
  'header without a colon': request(
    post,
    ['nonsense', chunkedLine, 'Content-Length: 5'],
    afterLastChunk,
  ),
  'zero byte in a header': request(
    post,
    ['X: a\0b', chunkedLine, 'Content-Length: 5'],
    afterLastChunk,
  ),
}).map(([title, bytes]) => ({ title, bytes }));

/** Requests that a server with correct framing never forwards as two. */
export const desyncCases: readonly DesyncCase[] = [
  ...methodsWithoutBody,
  ...twoLengths,
  ...oddLengths,
  ...oddEncodings,
  ...oddChunks,
  ...chunkEnds,
  ...oddHeads,
];

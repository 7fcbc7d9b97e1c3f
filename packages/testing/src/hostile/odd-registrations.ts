/** Valid but odd registrations between the hostile requests, each with a number to find it again. */
import { formUrls } from '@site/contract';
import type { HostileRequest } from './hostile-requests';

interface OddRegistration extends HostileRequest {
  /** Unique; must be stored exactly once. */
  readonly mark: string;
}

const names = [
  '홍길동',
  "O'Neil",
  '=1+1',
  '<b>x</b>',
  '🏠',
  'İ',
  '가'.repeat(200),
  'a\tb',
  '@x',
  '"',
];
const extraFields: readonly Readonly<Record<string, string>>[] = [
  {},
  { residence: '용인' },
  { constructor: 'x' },
  { toString: 'x', valueOf: 'y' },
  { 'a.b': 'c', $where: '1' },
  { '': 'empty' },
  { birthday: '1970-01-01', marketing: 'on' },
];

/** @param index never twice for one store */
export function oddRegistration(
  random: () => number,
  index: number,
  host: string,
): OddRegistration {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const mark = `corpus-${String(index).padStart(6, '0')}-end`;
  const form = pick(['popup', 'visit', 'inquiry'] as const);
  const fields = { name: pick(names), phone: '010-5555-0001', message: mark, ...pick(extraFields) };
  const isJson = random() < 0.6;
  const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
  const bytes = Buffer.from(body).toString('latin1');
  const head = [
    `POST ${formUrls[form]} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${isJson ? 'application/json' : 'application/x-www-form-urlencoded'}`,
    `Content-Length: ${bytes.length}`,
    // As a browser marks a request from a page of the site.
    'Sec-Fetch-Site: same-origin',
    'Accept: application/json',
    `Idempotency-Key: ${mark}`,
    'Connection: close',
  ];
  return { method: 'POST', isCut: false, mark, bytes: [...head, '', bytes].join('\r\n') };
}

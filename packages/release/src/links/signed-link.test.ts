import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { siteFolder } from '../store/site-folder';
import { ensureLinkKey, readLinkKey, signLink, verifyLink } from './signed-link';

const site = siteFolder(temporaryFolder());
const file = join(site.root, 'link-key');
const key = ensureLinkKey(site);
const now = Date.parse('2026-11-28T12:00:00Z');
const expiresAtS = now / 1000 + 60;
const link = { purpose: 'preview', subject: 'mfe-press-3', expiresAtS } as const;
const token = signLink(key, link);
const [subject = '', expiry = '', signature = ''] = token.split('.');

test('a link is valid until it expires', () => {
  expect(verifyLink(key, 'preview', token, now)).toEqual(link);
  expect(verifyLink(key, 'preview', token, expiresAtS * 1000)).toBeUndefined();
});

test.each([
  ['another subject', `mfe-press-4.${expiry}.${signature}`],
  ['a later expiry', `${subject}.${expiresAtS + 1}.${signature}`],
  ['the same expiry, spelled otherwise', `${subject}.0${expiry}.${signature}0`],
  ['another signature', `${subject}.${expiry}.${'A'.repeat(43)}`],
  ['a shorter signature', token.slice(0, -1)],
  ['a longer signature', `${token}A`],
  ['no signature', `${subject}.${expiry}.`],
  ['text after it', `${token}\n`],
  ['a subject that leaves a folder', `../x.${expiry}.${signature}`],
  ['nothing', ''],
])('a link with %s is not valid', (_, altered) => {
  expect(verifyLink(key, 'preview', altered, now)).toBeUndefined();
});

test('a link for another purpose is not valid', () => {
  expect(verifyLink(key, 'operator', token, now)).toBeUndefined();
});

test('the key is made once, for its owner alone, and leaves nothing else behind', () => {
  expect(ensureLinkKey(site)).toEqual(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(site.root)).toEqual(['link-key']);
});

test('a link signed with a key that was removed is not valid', () => {
  rmSync(file);
  expect(readLinkKey(site)).toBeUndefined();
  expect(verifyLink(ensureLinkKey(site), 'preview', token, now)).toBeUndefined();
});

test('a damaged key is none', () => {
  writeFileSync(file, '');
  expect(readLinkKey(site)).toBeUndefined();
  expect(() => ensureLinkKey(site)).toThrow(`${file} is damaged`);
});

import { codeOfStep } from '../../../testing/code-of-step';
import { createTotpSecret, otpauthUri, stepOfCode } from './totp';

/** `12345678901234567890` of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238 at %i s', (seconds, code) => {
  expect(codeOfStep(secret, Math.floor(seconds / 30))).toBe(code);
});

const nowMs = 1_700_000_000_000;
const now = Math.floor(nowMs / 30_000);
const at = { nowMs, lastStep: 0 };

test('the current step and one on either side are accepted, no other', () => {
  for (const step of [now - 1, now, now + 1])
    expect(stepOfCode(secret, codeOfStep(secret, step), at)).toBe(step);
  for (const step of [now - 2, now + 2])
    expect(stepOfCode(secret, codeOfStep(secret, step), at)).toBeUndefined();
});

test('a code is accepted once, and no earlier one afterwards', () => {
  const used = { nowMs, lastStep: now };
  for (const step of [now - 1, now])
    expect(stepOfCode(secret, codeOfStep(secret, step), used)).toBeUndefined();
  expect(stepOfCode(secret, codeOfStep(secret, now + 1), used)).toBe(now + 1);
});

test('the space that apps show may be typed; anything that is not a code is refused', () => {
  const code = codeOfStep(secret, now);
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(now);
  for (const typed of ['', '0', '000000000', code.slice(1), `${code}0`, 'abcdef', '１２３４５６'])
    expect(stepOfCode(secret, typed, at)).toBeUndefined();
});

test('secrets are 160 bits in base32, never the same, and an app can read the address', () => {
  const [one, two] = [createTotpSecret(), createTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
  const uri = new URL(otpauthUri(one, 'admin@yunseul.example', '윤슬 레이크시티'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('윤슬 레이크시티:admin@yunseul.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: one,
    issuer: '윤슬 레이크시티',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

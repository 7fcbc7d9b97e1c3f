/** @jest-environment jsdom */
import { rememberEntry } from './entry-integrity';
import scriptPolicy from './script-policy';

const src = '/remotes/mfe-press/1.0.0-0a1b2c3d/entry.12345678.js';
const create = () => {
  const made = scriptPolicy().createScript?.({ url: src });
  if (!made || !('script' in made)) throw new Error('no script');
  return { script: made.script, timeout: made.timeout };
};

test('an entry gets the integrity of its release, and an impossible one if the release does not name it', () => {
  expect(create().script.integrity).toMatch(/^sha384-A{64}$/);
  rememberEntry({ entry: { src, integrity: 'sha384-known' } } as never);
  expect(create().script.integrity).toBe('sha384-known');
  expect(create().timeout).toBe(4_000);
});

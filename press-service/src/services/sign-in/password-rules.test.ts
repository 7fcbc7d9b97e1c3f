import { weaknessOf } from './password-rules';

const email = 'editor@yunseul.example';

test.each([
  ['short', 'k7#mQ2!x', /12 to 1024 characters, has 8/],
  ['eleven characters', 'kite oven 4', /has 11/],
  ['on the list as it is', 'unbelievable', /common/],
  ['on the list in capitals', 'UNBELIEVABLE', /common/],
  ['full-width letters', 'ｕｎｂｅｌｉｅｖａｂｌｅ', /common/],
  ['on the list, with what people add', 'password2026!', /common/],
  ['on the list, added in front', '!!!1234qwerty', /common/],
  ['substitutes', 'P@$$w0rd2026', /common/],
  ['twice the same', 'letmeinletmein', /common/],
  ['a key that was pressed for another', 'correct-horse\b-battery', /cannot be typed/],
  ['half a character', 'correct-horse-\ud83c', /cannot be typed/],
  ['one character', 'aaaaaaaaaaaaaa', /repetition/],
  ['a unit', 'abcabcabcabcabc', /repetition/],
  ['a sequence', '1234567890123', /sequence/],
  ['a sequence backwards', 'zyxwvutsrqpon', /sequence/],
  ['the site', 'Yunseul-LakeCity', /own words/],
  ['the site with a year', 'yunseul2026!!', /own words/],
  ['the site in Korean', '윤슬레이크시티 2026!', /own words/],
  ['the e-mail', 'editor@yunseul.example', /own words/],
])('%s is refused, and not repeated', async (_what, password, reason) => {
  const weakness = await weaknessOf(password, email);
  expect(weakness).toMatch(reason);
  expect(weakness).not.toContain(password);
});

test.each([
  'correct-horse-battery',
  'kite oven mango 4',
  '호수 위 노란 자전거 세 대',
  '🏠🌊🚲🍊🪁🎈🌲⛵🐟🦆☀️🍃',
  'yunseul at dawn smells of pine',
  'x'.repeat(20).replace(/x/g, (_, index: number) => String.fromCharCode(97 + ((index * 7) % 26))),
])('%s may be used', async (password) => {
  expect(await weaknessOf(password, email)).toBeUndefined();
});

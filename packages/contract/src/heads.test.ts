import { heads } from './heads';
import { routes } from './routes';

const pagesWithoutRoute = ['not-found', 'unavailable'];
const entries = Object.entries(heads);

test('every route has a head, and every head has a route [HEAD-1]', () => {
  const ids = [...routes.map(({ id }) => id), ...pagesWithoutRoute];
  expect(Object.keys(heads).toSorted()).toEqual(ids.toSorted());
});

test.each(entries)(
  'the head of %s fits a Korean search result page',
  (_, { title, description }) => {
    expect([...title].length).toBeLessThanOrEqual(35);
    expect([...description].length).toBeLessThanOrEqual(80);
    expect(description.endsWith('.')).toBe(true);
  },
);

test('contains no wording that is forbidden in sale advertising [TEXT-7, TEXT-8]', () => {
  const all = JSON.stringify(heads);
  for (const word of [/\d평/, /마감임박/, /수익보장/, /역 \d분/, /유일/, /최고(?! \d+층)/])
    expect(all).not.toMatch(word);
});

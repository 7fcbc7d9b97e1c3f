import { plainPage } from './measure-site';

test('keeps words, links and fields; removes what only serves design and behaviour', () => {
  const page =
    '<title>t</title><link rel="icon" href="/i"/><style data-styled="true">a{b:c}</style>' +
    '<a class="x y" href="/b" data-registration="">b</a><svg><path d="M0"/></svg>' +
    '<!--$--><input name="phone" required=""/><script id="page">{}</script>';
  expect(plainPage(page)).toBe(
    '<title>t</title><a href="/b">b</a><input name="phone" required=""/>',
  );
});

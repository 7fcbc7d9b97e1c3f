import { limitPage, withoutWebFonts } from './limit-page';

const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>호수</title>
<link rel="preload" href="/shell/fonts/sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/media/hero.avif" as="image"><link rel="modulepreload" href="/shell/main.js">
<link rel="prefetch" href="/remotes/entry.js"><link rel="stylesheet" href="/media/styles/1/below.css">
<style data-styled="true">@font-face{font-family:'Lake';src:url('/shell/fonts/sans.woff2') format('woff2');}
@font-face{font-family:'Stand-in';src:local('Malgun Gothic');size-adjust:94%;}
body{font-family:'Lake','Stand-in'}</style>
<script defer src="/shell/boot.js" integrity="sha256-x"></script>
<script type="application/ld+json">{"@type":"ApartmentComplex"}</script></head>
<body><h1>저녁이 내리면</h1><a href="/Brand/intro">브랜드</a><picture><img src="/media/hero.avif" alt=""></picture>
<form action="/forms/visit" method="post"><input name="name"></form>
<script type="application/json" id="release">{"text":"a < b"}</script></body></html>`;

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const limit = limitPage(page);

test('no script that runs, and no data that only a script reads', () => {
  expect(limit.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(limit).not.toMatch(/\.js\b/);
});

test('no typeface is loaded; faces of the visitor stay', () => {
  expect(limit).not.toMatch(/woff2|as="font"/);
  expect(limit).toContain("local('Malgun Gothic')");
});

test('text, pictures, links, forms and styles are the same', () => {
  expect(textOf(limit)).toBe(textOf(page));
  for (const kept of [
    '<link rel="preload" href="/media/hero.avif" as="image">',
    '<link rel="stylesheet" href="/media/styles/1/below.css">',
    '<a href="/Brand/intro">',
    '<img src="/media/hero.avif" alt="">',
    '<form action="/forms/visit" method="post">',
    "body{font-family:'Lake','Stand-in'}",
  ])
    expect(limit).toContain(kept);
});

test('a page without script and typeface is its own limit page', () => {
  expect(limitPage(limit)).toBe(limit);
});

test('a face inside the style sheet, as data, is a typeface too', () => {
  expect(withoutWebFonts('@font-face{src:url(data:font/woff2;base64,AA==)}p{margin:0}')).toBe(
    'p{margin:0}',
  );
});

import { headlineLetters } from './headline-letters';

test('every letter of elements that are marked, however deep, and of no other', () => {
  const html =
    '<p>x</p><h1 class="c" data-headline="true">A &amp; <span>b<!-- --> c</span></h1><i>y</i>' +
    '<a data-headline="true" href="/"><svg><path d="M0"></path></svg><span>d <span>e</span></span></a>z';
  expect([...headlineLetters(html)].sort().join('')).toBe('&Abcde');
});

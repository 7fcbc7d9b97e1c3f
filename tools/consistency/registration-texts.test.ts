/**
 * form-service answers forms that were posted without script with pages of its own, in the words of mfe-registration,
 * which it must not import. A text changed in one of them is found here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const folder = join(repositoryRoot, 'mfe-registration/src/content');
const remoteTexts = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Of pages that only the service has: their titles, what has no script to help it. */
const onlyWithoutScript = [
  '방문예약 등록 완료',
  '이 브라우저에는 남아 있는 접수번호가 없습니다. 대표번호로 문의해 주시면 확인해 드립니다.',
  '다시 입력하기',
];

test('the pages of form-service use the words of mfe-registration', () => {
  const source = readFileSync(
    join(repositoryRoot, 'form-service/src/content/page-texts.ts'),
    'utf8',
  );
  const texts = [...source.matchAll(/['`]([^'`]*[가-힣][^'`]*)['`]/g)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(25);
  const different = texts.filter((text) => !remoteTexts.includes(text));
  expect(different.sort()).toEqual([...onlyWithoutScript].sort());
});

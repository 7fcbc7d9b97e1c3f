// What moves, turns and zooms, in another engine.
import { urlOf } from '../../harness/steps/site-pages';
import { hydrateFully } from '../hydration';
import { expect, test } from '../test';
import { click, expectInPage, expectShown } from '../visitor';

test('the plan viewer of home shows the type of the tab', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('home'));
  // The first click is also the first input: it is kept until the viewer can answer.
  for (const type of ['84B', '59B']) {
    await click(tab, `[id="${type}-tab"]`);
    await expectShown(tab, `[id="${type}-tab"][role="tab"][aria-selected="true"]`);
    await expectInPage(
      tab,
      `the plan of ${type} is loaded`,
      (alt) =>
        [...document.querySelectorAll<HTMLImageElement>('main img')].some(
          (picture) =>
            picture.alt.startsWith(alt) && picture.checkVisibility() && picture.naturalWidth > 0,
        ),
      `${type} 타입 평면도`,
    );
  }
});

test('a plan is magnified and put back', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('floor-plan-84A'));
  await hydrateFully(tab);
  await click(tab, 'main button', '확대');
  await expectInPage(
    tab,
    'larger than 100%',
    () => parseInt(document.querySelector('main output')?.textContent ?? '') > 100,
  );
  await click(tab, 'main button', '원래대로');
  await expectShown(tab, 'main output', '100%');
});

test('the slider moves on, back and to a dot', { tag: '@mobile' }, async ({ tab, origin }) => {
  await tab.load(origin + urlOf('home'));
  await hydrateFully(tab);
  const slider = '[role="group"][aria-label="프리미엄"]';
  const expectSlide = (position: number) =>
    expectInPage(
      tab,
      `slide ${position} fills the row`,
      (group, index) => {
        const row = document.querySelector(`${group} ul`);
        const slide = row?.children[index];
        if (!row?.checkVisibility() || !slide) return false;
        return Math.abs(slide.getBoundingClientRect().left - row.getBoundingClientRect().left) < 2;
      },
      slider,
      position - 1,
    );
  await expectSlide(1);
  await click(tab, `${slider} button`, '다음');
  await expectSlide(2);
  await click(tab, `${slider} button`, '7장 중 5번째');
  await expectSlide(5);
  await click(tab, `${slider} button`, '이전');
  await expectSlide(4);
});

test('a guide video belongs to its tab and plays', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('guide-videos'));
  const decoder = await tab.run(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  test.skip(decoder === '', 'this machine has no H.264 decoder (Debian: gstreamer1.0-libav)');
  await hydrateFully(tab);
  const sources = new Set<string>();
  for (const name of ['59타입', '84타입']) {
    await click(tab, 'main [role="tab"]', name);
    await expectShown(tab, 'main [role="tab"][aria-selected="true"]', name);
    await expectInPage(tab, `${name} plays`, () =>
      [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 0),
    );
    sources.add(await tab.run(() => document.querySelector('video')?.getAttribute('src') ?? ''));
  }
  expect(sources.size).toBe(2);
});

test('a tour opens in its frame', async ({ tab, origin }) => {
  await tab.load(origin + urlOf('model-house'));
  await hydrateFully(tab);
  await click(tab, 'main [role="tab"]', '84B');
  await click(tab, 'main [role="button"]', '화면을 클릭하시면 VR을 보실 수 있습니다.');
  // A machine without a GPU may have no WebGL: then its pictures stand there.
  await expectInPage(tab, 'the tour of 84B shows its room', () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src="/media/tours/84B.html"]');
    const tour = frame?.contentDocument;
    const hasWebgl = document.createElement('canvas').getContext('webgl') !== null;
    if (hasWebgl) return (tour?.querySelectorAll('[data-tour] canvas').length ?? 0) > 0;
    const still = tour?.querySelector<HTMLImageElement>('section[data-panorama] img');
    const isShown = (still?.getBoundingClientRect().height ?? 0) > 100;
    return isShown && (still?.naturalWidth ?? 0) > 0;
  });
});

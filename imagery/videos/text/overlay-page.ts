import { videoWords } from '../../content/videos';
import { element, escapeText } from '../../svg/element';
import { picturesOf, type VideoCut, type Scene } from '../screenplay';
import { overlayStyle } from './overlay-style';

/** Drawings and dollhouses have a white background, so their text is dark. */
const isBright = (scene: Scene): boolean =>
  picturesOf(scene).every((name) => /^(drawn\/|doll-)/.test(name));

/**
 * One page with the overlays of all scenes, in frames stacked vertically: for each scene its background (a shade behind the
 * text, and the notice), then its text.
 */
export function overlayPage(scenes: readonly Scene[], { width, height }: VideoCut) {
  const slots = scenes.flatMap((scene) => [groundOf(scene), wordsOf(scene)]);
  return {
    body: slots.join(''),
    style: overlayStyle({ width, height }),
    width,
    height: height * slots.length,
    scale: 1,
  };
}

const slot = (name: string, scene: Scene, ...children: readonly string[]) =>
  element(
    'section',
    { class: `${name} ${scene.text.kind} ${isBright(scene) ? 'bright' : ''}` },
    ...children,
  );

const line = (name: string, text: string) => element('p', { class: name }, escapeText(text));

function groundOf(scene: Scene): string {
  const isDrawing = picturesOf(scene).every((name) => name.startsWith('drawn/'));
  const { notices } = videoWords;
  return slot(
    'ground',
    scene,
    ...(scene.text.kind === 'closing'
      ? []
      : [line('notice', isDrawing ? notices.drawing : notices.render)]),
  );
}

function wordsOf(scene: Scene): string {
  if (scene.text.kind === 'closing') return closingCard(scene);
  const { title, detail } = scene.text.words;
  const lines = [line('heading', title), ...(detail ? [line('detail', detail)] : [])];
  return slot('words', scene, ...(scene.text.kind === 'title' ? lines.toReversed() : lines));
}

function closingCard(scene: Scene): string {
  const { eyebrow, name, phone, hours, notice } = videoWords.closing;
  return slot(
    'words',
    scene,
    line('heading', name),
    line('eyebrow', `${eyebrow} · ${hours}`),
    line('phone', phone),
    line('small', notice),
  );
}

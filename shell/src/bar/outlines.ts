import { createElement } from './create-element';
import { pageParts, placeOf } from './page-parts';

/**
 * Frames around the parts of the page, each with its name; none of them takes input.
 * @param labelOf an owner of parts
 */
export function createOutlines(labelOf: (name: string) => string) {
  const element = createElement('div', { className: 'outlines', hidden: true });
  let frame = 0;
  const draw = () => {
    const shown = pageParts()
      .map((part) => ({ ...part, place: placeOf(part) }))
      .filter(({ place }) => place.height > 0 && place.bottom > 0 && place.top < innerHeight);
    element.replaceChildren(
      ...shown.map(({ name, expose, place }) => {
        const label = createElement('span', {}, `${labelOf(name)}${expose ? ` · ${expose}` : ''}`);
        const outline = createElement('div', { className: 'outline' }, label);
        outline.dataset['part'] = name;
        const { left, top, width, height } = place;
        for (const [property, value] of Object.entries({ left, top, width, height }))
          outline.style.setProperty(property, `${value}px`);
        return outline;
      }),
    );
    // Parts move for many reasons: scrolling, pictures, accordions, other pages.
    frame = requestAnimationFrame(draw);
  };
  return {
    element,
    show(isShown: boolean) {
      cancelAnimationFrame(frame);
      element.hidden = !isShown;
      if (isShown) draw();
    },
  };
}

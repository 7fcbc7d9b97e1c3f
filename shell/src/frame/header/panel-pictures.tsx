import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { menu } from '@site/contract';
import { Picture } from '@site/design';
import { island } from '@site/host';
import { menuPictures } from '../../content/pictures';

interface EnteredPanel {
  readonly groupId: string;
  readonly panel: Element;
}

/** The pictures of the menu's panels, each rendered only after its group was entered, so that a page view loads none. */
export const PanelPictures = island('panel-pictures', function PanelPictures() {
  const place = useRef<HTMLSpanElement>(null);
  const [entered, setEntered] = useState<readonly EnteredPanel[]>([]);
  useEffect(() => {
    const groups = place.current?.closest('nav')?.querySelectorAll(':scope > ul > li') ?? [];
    for (const [index, { id: groupId }] of menu.entries()) {
      const group = groups[index];
      const panel = group?.querySelector(':scope > div');
      if (!group || !panel) continue;
      const enter = () =>
        setEntered((before) =>
          before.some((one) => one.groupId === groupId) ? before : [...before, { groupId, panel }],
        );
      if (group.matches(':hover, :focus-within')) enter();
      const options = { once: true } as const;
      group.addEventListener('pointerenter', enter, options);
      group.addEventListener('focusin', enter, options);
    }
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {entered.map(({ groupId, panel }) => {
        const picture = menuPictures[groupId];
        if (!picture) return null;
        const figure = (
          <figure>
            <Picture image={picture.image} />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        );
        return createPortal(figure, panel, groupId);
      })}
    </>
  );
});

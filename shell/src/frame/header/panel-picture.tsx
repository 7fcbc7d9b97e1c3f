import { useEffect, useRef, useState } from 'react';
import { Picture } from '@site/design';
import { island } from '@site/host';
import { menuPictures } from '../../content/pictures';

/** The picture of a menu panel, rendered only after its group was entered, so that a page view does not load it. */
export const PanelPicture = island(
  'panel-picture',
  function PanelPicture({ groupId }: { readonly groupId: string }) {
    const place = useRef<HTMLSpanElement>(null);
    const [wasEntered, setEntered] = useState(false);
    useEffect(() => {
      const group = place.current?.closest('li');
      const enter = () => setEntered(true);
      if (group?.matches(':hover, :focus-within')) enter();
      const options = { once: true } as const;
      group?.addEventListener('pointerenter', enter, options);
      group?.addEventListener('focusin', enter, options);
    }, []);
    const picture = menuPictures[groupId];
    if (!wasEntered || !picture) return <span ref={place} hidden />;
    return (
      <figure>
        <Picture image={picture.image} />
        <figcaption>{picture.caption}</figcaption>
      </figure>
    );
  },
);

import { Picture } from '@site/design';
import { menuPictures } from '../content/pictures';

/** The picture of a dropdown panel; rendered only once its group was entered, so that no page pays for it. */
export function PanelPicture({ groupId }: { readonly groupId: string }) {
  const picture = menuPictures[groupId];
  if (!picture) return null;
  return (
    <figure>
      <Picture image={picture.image} />
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}

import { isOwnPath } from '../../api/is-page-missing';
import { takeLostFocus } from '../embed/take-lost-focus';

interface TourFrameProps {
  readonly src: string;
  readonly title: string;
  readonly onLoad: () => void;
}

/**
 * The permissions of an external tour (mfe-floorplan/README.md): run scripts, use its own origin for its pictures and
 * storage, open links in new windows. It may not navigate this page, start downloads or show dialogs.
 * Not for pages of this site: a same-origin frame with these tokens could remove its sandbox, as Chromium warns.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Device sensors turn the view with the phone; headsets need xr-spatial-tracking. */
const permissions = 'gyroscope; accelerometer; fullscreen; xr-spatial-tracking';

/** The tour's iframe; it takes the focus of the still, so that its arrow keys work immediately. */
export function TourFrame({ src, title, onLoad }: TourFrameProps) {
  return (
    <iframe
      ref={takeLostFocus}
      title={title}
      sandbox={isOwnPath(src) ? undefined : sandbox}
      allow={permissions}
      src={src}
      onLoad={onLoad}
    />
  );
}

import { useEffect, useRef } from 'react';

interface TourFrameProps {
  readonly src: string;
  readonly title: string;
  readonly onLoad: () => void;
}

/**
 * What an outside tour may do (mfe-floorplan/README.md, "Frames"): run scripts, keep its own origin for its pictures
 * and storage, open links in new windows. It may not navigate this page, start downloads or show dialogs.
 * Around a page of this site the same words would lock nothing, and Chromium says so.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Device sensors turn the view with the phone; headsets ask for xr-spatial-tracking. */
const permissions = 'gyroscope; accelerometer; fullscreen; xr-spatial-tracking';

/** The tour itself; it takes the focus, so that its arrow keys work at once. */
export function TourFrame({ src, title, onLoad }: TourFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox={src.startsWith('/') ? undefined : sandbox}
      allow={permissions}
      src={src}
      onLoad={onLoad}
    />
  );
}

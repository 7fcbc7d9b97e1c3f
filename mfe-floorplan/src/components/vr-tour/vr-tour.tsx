import { useRef, useState } from 'react';
import { useHost } from '@site/host';
import { tourTexts, tourTitle, type Tour } from '../../content/tours';
import { tourPicture } from '../../content/pictures';
import { Facade } from '../embed/facade';
import { LoadingVeil } from '../embed/loading-veil';
import { NewWindowLink } from '../embed/new-window-link';
import { Stage } from '../embed/stage';
import { TourFailure } from './tour-failure';
import { TourFrame } from './tour-frame';
import { TourScreen } from './tour-screen';
import { useTourLoading } from './use-tour-loading';

/** The design's mobile layout: there the stage is too small for a tour. */
const phone = '(max-width: 56.25em)';

/**
 * One tour: its still until the visitor asks, then the frame, in its place or on a phone over the whole screen, or the
 * ways on when the frame does not come.
 */
export function VrTour({ tour }: { tour: Tour }) {
  const src = useHost().site.embeds.tours[tour.key];
  const { status, open, close, markLoaded } = useTourLoading(src);
  const [isWholeScreen, setWholeScreen] = useState(false);
  const handleOpen = () => {
    setWholeScreen(matchMedia(phone).matches);
    open();
  };
  const stage = useRef<HTMLDivElement>(null);
  // While the dialog is open nothing beside it takes the focus.
  const focusStill = () =>
    stage.current?.querySelector<HTMLElement>('a[role="button"]')?.focus({ preventScroll: true });
  const isOpen = status === 'loading' || status === 'ready';
  const frame = isOpen && (
    <>
      <TourFrame src={src} title={tourTitle(tour.name)} onLoad={markLoaded} />
      {status === 'loading' && <LoadingVeil />}
    </>
  );
  return (
    <>
      <Stage ref={stage}>
        {/* Under the whole screen it stays, for the focus to return to. */}
        {(status === 'still' || (isOpen && isWholeScreen)) && (
          <Facade
            href={src}
            image={tourPicture(tour)}
            ring={tourTexts.ring}
            hint={tourTexts.hint}
            caption={
              <>
                {tour.name} <small>{tour.place}</small>
              </>
            }
            onOpen={handleOpen}
          />
        )}
        {!isWholeScreen && frame}
        {status === 'failed' && <TourFailure src={src} onRetry={handleOpen} />}
      </Stage>
      {isWholeScreen && isOpen && (
        <TourScreen title={tourTitle(tour.name)} onClose={close} onClosed={focusStill}>
          {frame}
        </TourScreen>
      )}
      {isOpen && <NewWindowLink href={src} />}
    </>
  );
}

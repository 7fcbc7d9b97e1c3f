import { useHost } from '@site/host';
import { tourTexts, tourTitle, type Tour } from '../../content/tours';
import { tourPicture } from '../../content/pictures';
import { Facade } from '../embed/facade';
import { LoadingVeil } from '../embed/loading-veil';
import { NewWindowLink } from '../embed/new-window-link';
import { Stage } from '../embed/stage';
import { TourFailure } from './tour-failure';
import { TourFrame } from './tour-frame';
import { useTourLoading } from './use-tour-loading';

/** One tour: its still until the visitor asks, then the frame, or the ways on when the frame does not come. */
export function VrTour({ tour }: { tour: Tour }) {
  const src = useHost().site.embeds.tours[tour.key];
  const { status, open, markLoaded } = useTourLoading(src);
  const isOpen = status === 'loading' || status === 'ready';
  return (
    <>
      <Stage>
        {status === 'still' && (
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
            onOpen={open}
          />
        )}
        {isOpen && <TourFrame src={src} title={tourTitle(tour.name)} onLoad={markLoaded} />}
        {status === 'loading' && <LoadingVeil />}
        {status === 'failed' && <TourFailure src={src} onRetry={open} />}
      </Stage>
      {isOpen && <NewWindowLink href={src} />}
    </>
  );
}

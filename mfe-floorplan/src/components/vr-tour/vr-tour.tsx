import { useRef, useState } from 'react';
import { Button, mobileWidth } from '@site/design';
import { useHost } from '@site/host';
import { isOwnPath } from '../../api/is-page-missing';
import { embedTexts } from '../../content/embed-texts';
import { tourPicture } from '../../content/pictures';
import { tourFailure, tourTexts, tourTitle, type Tour } from '../../content/tours';
import { Facade } from '../embed/facade';
import { NewWindowLink } from '../embed/new-window-link';
import { FailureBlock, LoadingOverlay, Stage, StageCentre } from '../embed/stage';
import { takeLostFocus } from '../embed/take-lost-focus';
import { TourFrame } from './tour-frame';
import { TourScreen } from './tour-screen';
import { useTourLoading } from './use-tour-loading';

/** One tour: its still, then after a click the frame (in place, full-screen on a phone), or the error when it fails. */
export function VrTour({ tour }: { tour: Tour }) {
  const src = useHost().site.embeds.tours[tour.key];
  const { status, open, close, markLoaded } = useTourLoading(src);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const handleOpen = () => {
    // There the stage is too small for a tour.
    setIsFullScreen(matchMedia(mobileWidth).matches);
    open();
  };
  const stage = useRef<HTMLDivElement>(null);
  // Called after the dialog has closed: while it is open, elements outside cannot take the focus.
  const focusStill = () =>
    stage.current?.querySelector<HTMLElement>('a[role="button"]')?.focus({ preventScroll: true });
  const isOpen = status === 'loading' || status === 'ready';
  const frame = isOpen && (
    <>
      <TourFrame src={src} title={tourTitle(tour.name)} onLoad={markLoaded} />
      {status === 'loading' && <LoadingOverlay />}
    </>
  );
  return (
    <>
      <Stage ref={stage}>
        {/* It stays mounted behind the full screen, so that the focus can return to it. */}
        {(status === 'still' || (isOpen && isFullScreen)) && (
          <Facade
            href={src}
            image={tourPicture(tour)}
            ring={tourTexts.ring}
            hint={tourTexts.hint}
            caption={
              <>
                {`${tour.name} `}
                <small>{tour.place}</small>
              </>
            }
            onOpen={handleOpen}
          />
        )}
        {!isFullScreen && frame}
        {status === 'failed' && <TourFailure src={src} onRetry={handleOpen} />}
      </Stage>
      {isFullScreen && isOpen && (
        <TourScreen title={tourTitle(tour.name)} onClose={close} onClosed={focusStill}>
          {frame}
        </TourScreen>
      )}
      {/* Always for another host: on a phone the full screen covers the link while the tour is open. */}
      {(isOpen || !isOwnPath(src)) && <NewWindowLink href={src} />}
    </>
  );
}

interface TourFailureProps {
  readonly src: string;
  readonly onRetry: () => void;
}

/** Shown when a tour does not load, with three alternatives: a new window, the phone, a retry. */
function TourFailure({ src, onRetry }: TourFailureProps) {
  const { phone } = useHost().site;
  return (
    <StageCentre>
      <FailureBlock tone="error" role="alert">
        <p>
          {tourFailure.before}
          <a href={src} target="_blank" rel="noopener">
            {tourFailure.newWindow}
          </a>
          {tourFailure.between}
          <a href={phone.href}>{phone.display}</a>
          {tourFailure.after}
        </p>
        <Button ref={takeLostFocus} $tone="outline" $small onClick={onRetry}>
          {embedTexts.retry}
        </Button>
      </FailureBlock>
    </StageCentre>
  );
}

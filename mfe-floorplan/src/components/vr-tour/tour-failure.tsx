import { useEffect, useRef } from 'react';
import { Button } from '@site/design';
import { useHost } from '@site/host';
import { stateWords } from '../../content/state-words';
import { tourFailure } from '../../content/tours';
import { FailureBlock } from '../embed/failure-block';
import { StageCentre } from '../embed/stage';

interface TourFailureProps {
  readonly src: string;
  readonly onRetry: () => void;
}

/** Says that the tour did not come and offers the three ways on: a new window, the phone, another try. */
export function TourFailure({ src, onRetry }: TourFailureProps) {
  const { phone } = useHost().site;
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The frame that held the focus is gone.
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true });
  }, []);
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
        <Button ref={retry} $tone="outline" $small onClick={onRetry}>
          {stateWords.retry}
        </Button>
      </FailureBlock>
    </StageCentre>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '@site/design';
import { useHost } from '@site/host';
import { embedTexts } from '../../content/embed-texts';
import { tourFailure } from '../../content/tours';
import { FailureBlock, StageCentre } from '../embed/stage';

interface TourFailureProps {
  readonly src: string;
  readonly onRetry: () => void;
}

/** Shown when a tour does not load, with three alternatives: a new window, the phone, a retry. */
export function TourFailure({ src, onRetry }: TourFailureProps) {
  const { phone } = useHost().site;
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The frame that had the focus has been unmounted.
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
          {embedTexts.retry}
        </Button>
      </FailureBlock>
    </StageCentre>
  );
}

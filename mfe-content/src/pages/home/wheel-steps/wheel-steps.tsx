import { useRef } from 'react';
import { island } from '@site/host';
import { useWheelSteps } from './use-wheel-steps';

/** Makes the page around it scroll by sections. */
export const WheelSteps = island('wheel-steps', function WheelSteps() {
  const place = useRef<HTMLSpanElement>(null);
  useWheelSteps(() => place.current?.closest<HTMLElement>('[data-wheel-steps]') ?? null);
  return <span ref={place} hidden />;
});

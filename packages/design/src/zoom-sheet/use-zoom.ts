import { useEffect, useRef, useState } from 'react';
import { listenToDrag } from './listen-to-drag';
import { listenToKeys } from './listen-to-keys';
import { listenToPinch } from './listen-to-pinch';
import { listenToWheel } from './listen-to-wheel';
import { createZoomer, zoomLimits, type Zoomer } from './zoomer';

/** @returns refs for the scrolling frame and the sheet in it, the level of now, and what sets another. */
export function useZoom() {
  const frameRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const zoomerRef = useRef<Zoomer>(null);
  const [level, setLevel] = useState<number>(zoomLimits.min);

  useEffect(() => {
    const frame = frameRef.current;
    const sheet = sheetRef.current;
    if (!frame || !sheet) return;
    const zoomer = createZoomer(frame, sheet, setLevel);
    zoomerRef.current = zoomer;
    const gestures = new AbortController();
    listenToWheel(frame, zoomer, gestures.signal);
    listenToPinch(frame, zoomer, gestures.signal);
    listenToDrag(frame, gestures.signal);
    listenToKeys(frame, zoomer, gestures.signal);
    return () => gestures.abort();
  }, []);

  return {
    frameRef,
    sheetRef,
    level,
    zoomTo: (wanted: number) => zoomerRef.current?.zoomTo(wanted),
  };
}

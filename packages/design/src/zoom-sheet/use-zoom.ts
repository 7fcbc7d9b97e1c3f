import { useEffect, useRef, useState } from 'react';
import { listenToGestures } from './zoom-gestures';
import { createZoomer, zoomLimits, type Zoomer } from './zoomer';

/** @returns refs for the scrolling frame and the sheet in it, the current level, and a function to change it. */
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
    listenToGestures(frame, zoomer, gestures.signal);
    return () => gestures.abort();
  }, []);

  return {
    frameRef,
    sheetRef,
    level,
    zoomTo: (wanted: number) => zoomerRef.current?.zoomTo(wanted),
  };
}

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { zoomWords } from '../content/zoom-sheet';
import { listenToGestures } from './zoom-gestures';
import { createZoomer, zoomLimits, type Zoomer } from './zoomer';

export interface ZoomToolsProps {
  readonly label: string;
  readonly file: string | undefined;
}

/** What makes the ZoomSheet around it zoom, with or without React around that. The buttons stay focusable at the limits: `disabled` would drop the focus. */
export function ZoomTools({ label, file }: ZoomToolsProps) {
  const { row, level, zoomTo } = useZoom();
  const { min, max, step } = zoomLimits;
  const tool = (next: number, isAtLimit: boolean) => ({
    'aria-disabled': isAtLimit,
    onClick: () => zoomTo(next),
  });
  return (
    <Row ref={row}>
      <Tools role="group" aria-label={zoomWords.tools(label)}>
        <Tool {...tool(level * step, level === max)}>{zoomWords.zoomIn}</Tool>
        <Tool {...tool(level / step, level === min)}>{zoomWords.zoomOut}</Tool>
        <Tool {...tool(min, level === min)}>{zoomWords.reset}</Tool>
        <output>{`${Math.round(level * 100)}%`}</output>
      </Tools>
      {file !== undefined && (
        <a href={file} target="_blank" rel="noopener">
          {zoomWords.large}
        </a>
      )}
    </Row>
  );
}

/** @returns a ref for an element of the zoom sheet, the current level, and a function to change it. */
function useZoom() {
  const row = useRef<HTMLDivElement>(null);
  const zoomerRef = useRef<Zoomer>(null);
  const [level, setLevel] = useState<number>(zoomLimits.min);
  useEffect(() => {
    const frame = row.current
      ?.closest('[data-island-area]')
      ?.querySelector<HTMLElement>('[role=region]');
    const sheet = frame?.firstElementChild;
    if (!frame || !(sheet instanceof HTMLElement)) return;
    const zoomer = createZoomer(frame, sheet, (next) => {
      frame.dataset['zoomed'] = String(next > zoomLimits.min);
      setLevel(next);
    });
    zoomerRef.current = zoomer;
    const gestures = new AbortController();
    listenToGestures(frame, zoomer, gestures.signal);
    return () => gestures.abort();
  }, []);
  return { row, level, zoomTo: (wanted: number) => zoomerRef.current?.zoomTo(wanted) };
}

const Tool = styled(Button).attrs({ $tone: 'outline', $small: true })`
  padding-inline: var(--s-4);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  & output {
    min-width: 3.5em;
    text-align: center;
    color: var(--text-3);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-4);
  margin-top: var(--s-4);
  font-size: var(--t-small);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--text-2);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  @media print {
    display: none;
  }
`;

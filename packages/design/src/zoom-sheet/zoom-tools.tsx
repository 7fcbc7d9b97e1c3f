import styled from 'styled-components';
import { Button } from '../button';
import { zoomWords } from '../content/zoom-sheet';
import { zoomLimits } from './zoomer';

interface ZoomToolsProps {
  readonly label: string;
  readonly level: number;
  readonly file: string | undefined;
  readonly onZoom: (level: number) => void;
}

/** The buttons stay focusable at the limits: `disabled` would drop the focus. */
export function ZoomTools({ label, level, file, onZoom }: ZoomToolsProps) {
  const { min, max, step } = zoomLimits;
  const tool = (next: number, isAtLimit: boolean) => ({
    'aria-disabled': isAtLimit,
    onClick: () => onZoom(next),
  });
  return (
    <Row>
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

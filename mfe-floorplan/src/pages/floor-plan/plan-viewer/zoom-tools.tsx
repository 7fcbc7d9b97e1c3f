import styled from 'styled-components';
import { Button } from '@site/design';
import { planViewerTexts } from '../../../content/floor-plan-texts';
import { zoomLimits } from './zoomer';

interface ZoomToolsProps {
  readonly level: number;
  readonly onZoom: (level: number) => void;
}

/** The tools stay focusable at the limits: a focused button that is disabled would drop the focus. */
export function ZoomTools({ level, onZoom }: ZoomToolsProps) {
  const { min, max, step } = zoomLimits;
  const tool = (next: number, isAtLimit: boolean) => ({
    'aria-disabled': isAtLimit,
    onClick: () => onZoom(next),
  });
  return (
    <Tools role="group" aria-label={planViewerTexts.tools}>
      <Tool {...tool(level * step, level === max)}>{planViewerTexts.zoomIn}</Tool>
      <Tool {...tool(level / step, level === min)}>{planViewerTexts.zoomOut}</Tool>
      <Tool {...tool(min, level === min)}>{planViewerTexts.reset}</Tool>
      <output>{`${Math.round(level * 100)}%`}</output>
    </Tools>
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
  margin-top: var(--s-4);
  & output {
    margin-left: var(--s-2);
    font-size: var(--t-small);
    color: var(--text-3);
  }
`;

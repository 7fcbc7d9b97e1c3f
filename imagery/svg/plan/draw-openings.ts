import { swingOf } from '../../units/door-swing';
import type { Door, Passage, Point, Unit, Wall, Window } from '../../units/unit';
import { holeOf, pieceOf, pointOn, reachOf, spanOf } from '../../units/wall-body';
import { colours } from './colours';
import { element } from '../element';
import { place, rectPath, units } from './markup';

/** Windows, door leaves with their swings, sliding panels, and openings without a door. */
export function drawOpenings(unit: Unit): string {
  return unit.walls
    .flatMap((wall) =>
      wall.openings.map((opening) => {
        switch (opening.kind) {
          case 'window':
            return drawWindow(wall, opening);
          case 'door':
          case 'entry':
            return drawDoor(unit, wall, opening);
          case 'slide':
            return drawSlide(wall, opening);
          case 'opening':
            return element('path', { d: rectPath(holeOf(wall, opening)), fill: 'url(#oak)' });
        }
      }),
    )
    .join('');
}

function middleOff(wall: Wall): number {
  const { left, right } = reachOf(wall);
  return (left - right) / 2;
}

function line(from: Point, to: Point): string {
  return `M${place(from)}L${place(to)}`;
}

/** Two overlapping sashes, as in sliding windows. */
function drawWindow(wall: Wall, window: Window): string {
  const { start, end } = spanOf(window);
  const pane = window.width / window.panes;
  const sashes = Array.from({ length: window.panes }, (_, i) => {
    const off = middleOff(wall) + (window.panes > 1 ? (i % 2 ? 28 : -28) : 0);
    const overlap = window.panes > 1 ? 40 : 0;
    return line(
      pointOn(wall, start + i * pane - (i > 0 ? overlap : 0), off),
      pointOn(wall, start + (i + 1) * pane + (i < window.panes - 1 ? overlap : 0), off),
    );
  });
  const frame = element('path', {
    d: rectPath(pieceOf(wall, start, end)),
    fill: colours.frame,
    stroke: colours.outerWall,
    'stroke-width': 1.2,
  });
  return frame + element('path', { d: sashes.join(''), stroke: colours.glass, 'stroke-width': 3 });
}

function drawDoor(unit: Unit, wall: Wall, door: Door): string {
  const { hinge, closed, open, radius } = swingOf(unit, wall, door);
  const isClockwise =
    (closed[0] - hinge[0]) * (open[1] - hinge[1]) - (closed[1] - hinge[1]) * (open[0] - hinge[0]) >
    0;
  const r = units(radius);
  return (
    element('path', {
      d: rectPath(holeOf(wall, door)),
      fill: door.kind === 'entry' ? colours.sofa : 'url(#oak)',
    }) +
    element('path', {
      d: `M${place(closed)}A${r} ${r} 0 0 ${isClockwise ? 0 : 1} ${place(open)}`,
      fill: 'none',
      stroke: colours.line,
      'stroke-width': 1.2,
      'stroke-dasharray': '5 3',
    }) +
    element('path', { d: line(hinge, open), stroke: colours.leaf, 'stroke-width': 3.6 })
  );
}

function drawSlide(wall: Wall, slide: Passage): string {
  const { start, end } = spanOf(slide);
  const panels =
    line(pointOn(wall, start, 18), pointOn(wall, slide.at + 50, 18)) +
    line(pointOn(wall, slide.at - 50, -18), pointOn(wall, end, -18));
  return (
    element('path', { d: rectPath(holeOf(wall, slide)), fill: colours.stone }) +
    element('path', { d: panels, stroke: colours.glass, 'stroke-width': 2.6 })
  );
}

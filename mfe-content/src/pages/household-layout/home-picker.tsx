import type { KeyboardEvent, MouseEvent } from 'react';
import { homeFinder } from '../../content/home-finder';
import { buildings } from '../../content/household-ranges';
import { homeAt } from './chart-geometry';
import { homeAfterKey, type HomeChoice } from './home-choice';

export interface ChooserProps<Shown extends HomeChoice = HomeChoice> {
  readonly home: Shown;
  readonly onChoose: (choice: HomeChoice) => void;
}

/** A button as large as the drawing below it: a press chooses the home under the pointer, arrow keys walk. */
export function HomePicker({ home, onChoose }: ChooserProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of Enter has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    onChoose(homeAt(buildings, point));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = homeAfterKey(buildings, home, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <button
      type="button"
      aria-label={homeFinder.pick}
      onClick={handleClick}
      onKeyDown={handleKey}
    />
  );
}

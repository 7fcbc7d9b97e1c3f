import type { Turn } from './turn-by-pointer';

const stepDegrees = 12;

type Step = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'wider';

const keys: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'wider',
};

/** Arrow keys turn, plus and minus zoom; the page's buttons do the same by their `data-turn`. */
export function turnByKey(document: Document, turn: Turn): void {
  document.addEventListener('keydown', (event) => {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    takeStep(step, turn);
  });
  for (const button of document.querySelectorAll<HTMLElement>('button[data-turn]'))
    button.addEventListener('click', () => takeStep(button.dataset['turn'] as Step, turn));
}

function takeStep(step: Step, turn: Turn) {
  turn((look) => {
    switch (step) {
      case 'left':
        return { ...look, yaw: look.yaw - stepDegrees };
      case 'right':
        return { ...look, yaw: look.yaw + stepDegrees };
      case 'up':
        return { ...look, pitch: look.pitch + stepDegrees };
      case 'down':
        return { ...look, pitch: look.pitch - stepDegrees };
      case 'nearer':
        return { ...look, opening: look.opening - stepDegrees };
      case 'wider':
        return { ...look, opening: look.opening + stepDegrees };
    }
  });
}

import type { MouseEvent } from 'react';
import { isPlainClick } from '@site/contract';

/** Calls `act` instead of letting the browser follow the link, unless the click is handled already or for a new tab. */
export function followByScript(event: MouseEvent, act: () => void): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  act();
}

/** The fields of a mouse event that `isPlainClick` reads. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** @returns whether a click follows its link in this tab; with a modifier the browser opens a tab or a window, or downloads */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !(button || altKey || ctrlKey || metaKey || shiftKey);
}

/** Ends the current task, so that the browser can handle input and paint before the rest. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Ends the task here, so that the browser can answer the visitor and paint before the rest. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

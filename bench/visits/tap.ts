import type { CDPSession } from '../../e2e/harness/browser/launch';

/** Call before navigation to the page whose taps are measured. */
export async function enableTaps(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setEmitTouchEventsForMouse', {
    enabled: true,
    configuration: 'mobile',
  });
}

/**
 * A tap whose time is measured: mouse events that Chromium turns into touch events. Playwright's tap
 * (`Input.dispatchTouchEvent`) waits for the page's next frame and then sends the event with the time from before, up to
 * 100 ms that no visitor waits for (Chromium, content/browser/devtools/protocol/input_handler.cc, DispatchWebTouchEvent).
 * @param point in CSS pixels of the viewport
 */
export function tap(devtools: CDPSession, { x, y }: { readonly x: number; readonly y: number }) {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    // Never answered, because the mouse event ends where the touch events begin.
    void devtools
      .send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
      .catch(() => undefined);
}

/** The popup that is on the screen. */
export interface OpenPopup {
  /** Holds the dialog and nothing else; it leaves the document when the dialog is closed. */
  readonly root: HTMLElement;
  /** Aborts when the popup is closed. */
  readonly closed: AbortSignal;
  /** React handles the form from now on; a submit that was held back goes on. */
  readonly setHydrated: () => void;
}

/** What the boot file and the shell share; the only name either puts on the page's global object. */
export interface BootBridge {
  /** Starts the shell now; later calls do nothing. */
  readonly start: () => void;
  /** Opens the popup as a click on an opener does; on a page that has none, the page behind the link. */
  readonly requestRegistration: (href: string) => void;
  /** A visitor has touched an opener: the popup's code is worth loading. */
  isRegistrationWanted: boolean;
  popup?: OpenPopup | undefined;
  /** Set by the shell: called once the popup is wanted and each time that it opens. */
  onPopup?: () => void;
  /** Clicks and keys that only script can answer and that came before hydration, in order. The shell replays them. */
  earlyEvents?: Event[];
  /** Set by the shell: whether an element waits for its hydration. Without a shell every element does. */
  isPending?: (element: Element) => boolean;
}

declare global {
  var siteBoot: BootBridge | undefined;
}

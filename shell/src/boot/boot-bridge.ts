/** The registration popup while it is open. */
export interface OpenPopup {
  /** Contains only the dialog; it is removed from the document when the dialog is closed. */
  readonly root: HTMLElement;
  /** Aborted when the popup is closed. */
  readonly closed: AbortSignal;
  /** Call after hydration: React then handles the form, and a held submit continues. */
  readonly setHydrated: () => void;
  /** Removes a dialog that is closed but whose `close` event is pending: Chromium sends it with the next frame. */
  readonly finishClosing: () => void;
}

/** The interface between boot file and shell: the only global variable between them. */
export interface BootBridge {
  /** Starts the shell; further calls do nothing. */
  readonly start: () => void;
  /** Opens the popup, or follows the link if the page has no popup. */
  readonly requestRegistration: (href: string) => void;
  /** The visitor has hovered, touched or focused an opener, so the popup's code should be loaded. */
  isRegistrationWanted: boolean;
  popup?: OpenPopup | undefined;
  /** Resolves when the history entry of the last popup is removed. */
  leavingPopup?: Promise<void> | undefined;
  /** Set by the shell; called when `isRegistrationWanted` becomes true and each time the popup opens. */
  onPopup?: () => void;
  /** Path of the document, recorded by the pre-paint script. */
  path?: string;
  /** Clicks and keys before hydration that only script can handle, in order. The shell replays them. */
  earlyEvents?: Event[];
  /** Changes to the HTML since it was parsed, oldest first, recorded by the pre-paint script. */
  changes?: readonly MutationRecord[];
  /** Listener of the pre-paint script, which records input in `earlyEvents` until the boot file runs. */
  record?: (event: Event) => void;
  /** Set by the shell: whether an element waits for hydration. Before the shell runs, everything in an island does. */
  isPending?: (element: Element) => boolean;
}

declare global {
  var siteBoot: BootBridge | undefined;
}

/** What the boot file and the shell tell each other; the only name either puts on the page's global object. */
export interface BootBridge {
  /** A visitor has asked for the popup and it is not open yet. */
  isRegistrationWanted: boolean;
  /** Set by the shell once it can open the popup. */
  openRegistration?: () => void;
  /** Starts the shell now; later calls do nothing. */
  readonly start: () => void;
  /** Opens the popup as a click on an opener does: at most `popupTimeoutMs`, then the page behind the link. */
  readonly requestRegistration: (href: string) => void;
}

declare global {
  var siteBoot: BootBridge | undefined;
}

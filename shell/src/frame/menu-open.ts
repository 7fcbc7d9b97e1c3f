import { createExternalStore } from './external-store';

/** Whether the mobile menu is open. The menu itself is the source; the button only shows it. */
export const menuOpen = createExternalStore(false);

import type { Look } from './direction';

/** How a standpoint is first seen; its flat still shows the same. */
export const startLook: Look = { yaw: 0, pitch: -4, opening: 70 };

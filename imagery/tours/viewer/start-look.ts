import type { Look } from './direction';

/** The first view at a standpoint, equal to that of its flat still. */
export const startLook: Look = { yaw: 0, pitch: -4, opening: 70 };

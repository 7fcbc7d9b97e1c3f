import path from 'node:path';

/** The checkout's folder: every path of the gate starts here, whatever the working directory is. */
export const houseRoot = path.resolve(import.meta.dirname, '../../../..');

/** Where reports of the tools are kept between a tool's end and the gate's reading it; ignored by git. */
export const reportFolder = path.join(houseRoot, '.cache/gate');

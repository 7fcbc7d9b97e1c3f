/** The shell's build names no remote: their addresses come from the release map at run time. */
import { shellConfig } from '@site/tools';

export const build = shellConfig(import.meta.dirname);

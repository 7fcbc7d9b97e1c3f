/** The shell's build does not refer to remotes: their URLs come from the release manifest at run time. */
import { shellConfig } from '@site/tools';

export const build = shellConfig(import.meta.dirname);

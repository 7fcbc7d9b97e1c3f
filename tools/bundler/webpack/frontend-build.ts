import type { Configuration } from 'webpack';

/** How one room is built: for the browser, for the prerenderer, and (shell only) the boot file. */
export interface FrontendBuild {
  /** Package name, for example `mfe-press`. */
  readonly name: string;
  /** Absolute path of the room. */
  readonly folder: string;
  readonly web: readonly Configuration[];
  readonly node: Configuration;
}

import type { ScriptRef } from '@site/contract';

/** Replaced by the shell's build (tools/bundler/build-frontend.ts): `[file, integrity]` of each script, in order. */
declare const SHELL_SCRIPTS: readonly (readonly [file: string, integrity: string])[];

/** The shell's code, beside the boot file, whose own integrity hash covers this list. */
export const shellScripts: readonly ScriptRef[] = SHELL_SCRIPTS.map(([file, integrity]) => ({
  src: (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, file),
  integrity,
}));

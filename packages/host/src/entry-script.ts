const entryTimeoutMs = 4000;

/**
 * The script of a remote's entry, for `createScript` of a federation runtime: the runtime itself has no integrity check and
 * a fixed timeout of 20 s.
 */
export function createEntryScript(url: string, integrity: string) {
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrity;
  script.src = url;
  return { script, timeout: entryTimeoutMs };
}

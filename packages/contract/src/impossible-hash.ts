/**
 * Integrity that no file can have, for scripts that the release does not name: the browser then refuses them, without an
 * exception inside a module loader. A separate entry point, because the federation runtime plugins import it, which
 * would otherwise bring the whole contract into their bundle.
 */
export const impossibleHash = `sha384-${'A'.repeat(64)}`;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Creates the page's only Trusted Types policy, an allow-list that the browser enforces for all code: scripts may only
 * come from /shell/ and /remotes/ of this origin.
 */
export function allowOwnScripts() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && /^\/(shell|remotes)\//.test(pathname)) return url;
      throw new TypeError(`Script refused: ${url}`);
    },
  });
}

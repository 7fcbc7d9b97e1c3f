interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The page's only Trusted Types policy, and with it an allow-list the browser itself enforces: scripts come
 * from /shell/ and /remotes/ of this origin, whoever asks for them.
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

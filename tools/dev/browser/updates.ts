/** Of webpack's `import.meta.webpackHot`. */
interface HotRuntime {
  readonly status: () => string;
  readonly check: (apply: boolean) => Promise<unknown>;
  readonly apply: (options: object) => Promise<unknown>;
}

interface Build {
  readonly hot: HotRuntime;
  readonly hash: () => string;
}

/** Hot updates of the builds in this page: the shell's and those of the remotes that are developed. */
export function createUpdates() {
  const builds = new Map<string, Build>();
  const wanted = new Map<string, string>();
  const running = new Set<string>();
  /** A mistake has kept their code from running on this page. */
  const missing = new Set<string>();

  const updateToWanted = async (name: string, { hot, hash }: Build, onUpdate: () => void) => {
    while (hash() !== wanted.get(name)) {
      onUpdate();
      const changed = await hot.check(true).catch((error: unknown) => console.warn(error));
      // The server has started again, or the edit is of a module that nothing accepts.
      if (!changed) return location.reload();
    }
  };

  return {
    connect: (name: string, hot: HotRuntime | undefined, hash: () => string) => {
      if (hot) builds.set(name, { hot, hash });
    },
    expectFailure(name: string) {
      if (!builds.has(name)) missing.add(name);
    },
    /** @param onUpdate called when the page is about to change */
    async update(name: string, hash: string, onUpdate: () => void) {
      wanted.set(name, hash);
      const build = builds.get(name);
      if (!build && missing.has(name)) return location.reload();
      if (!build || running.has(name)) return;
      running.add(name);
      await updateToWanted(name, build, onUpdate);
      running.delete(name);
    },
    applyInvalidated: () => {
      for (const { hot } of builds.values())
        if (hot.status() === 'ready') void hot.apply({ ignoreUnaccepted: true });
    },
  };
}

import * as refresh from 'react-refresh/runtime';

interface EvaluatedModule {
  readonly id: string;
  exports: unknown;
}

/** Of webpack's `import.meta.webpackHot`. */
export interface Hot {
  readonly data?: { exports?: unknown };
  readonly accept: () => void;
  readonly dispose: (keep: (data: { exports?: unknown }) => void) => void;
  readonly invalidate: () => void;
}

interface ModuleFacts {
  readonly owner: string;
  readonly kind: 'component' | 'expose' | 'design' | 'none';
  readonly usesDesign: boolean;
}

type Exports = Readonly<Record<string, unknown>>;

/**
 * React Fast Refresh for the modules of all builds of a page (tools/bundler/webpack/refresh-loader.mjs). It must run before
 * react-dom is evaluated.
 * @param applyInvalidated called when modules of several builds were invalidated
 */
export function createModuleRefresh(applyInvalidated: () => void) {
  refresh.injectIntoGlobalHook(globalThis as unknown as Window);
  const usersOfDesign = new Map<string, Hot>();
  const designs = new Map<string, { current: object }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** After all modules of an update have run. */
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh.performReactRefresh());
  };

  /** Other builds have taken the exports of design once: what they got must lead to the present ones. */
  const settleDesign = (module: EvaluatedModule, owner: string) => {
    const current = module.exports as object;
    const known = designs.get(owner);
    if (known) {
      known.current = current;
      for (const hot of usersOfDesign.values()) hot.invalidate();
      applyInvalidated();
    } else designs.set(owner, { current });
    module.exports = latest(designs.get(owner) ?? { current });
  };

  return {
    register: refresh.register,
    createSignature: refresh.createSignatureFunctionForTransform,
    /** Called at the end of each module. */
    settle(
      module: EvaluatedModule,
      hot: Hot | undefined,
      { owner, kind, usesDesign }: ModuleFacts,
    ) {
      const key = `${owner} ${module.id}`;
      const exports = module.exports as Exports;
      if (hot && usesDesign) usersOfDesign.set(key, hot);
      if (kind === 'design') {
        hot?.accept();
        settleDesign(module, owner);
      }
      for (const [name, value] of Object.entries(exports))
        if (refresh.isLikelyComponentType(value)) refresh.register(value, `${key} export ${name}`);
      if (!hot || kind === 'none' || kind === 'design') return;
      const before = hot.data?.exports as Exports | undefined;
      const isBoundary = kind === 'expose' || hasOnlyComponents(exports);
      if (isBoundary) {
        hot.dispose((data) => (data.exports = exports));
        hot.accept();
      }
      if (before && (!isBoundary || (kind === 'component' && !hasSameNames(before, exports))))
        hot.invalidate();
      else refreshSoon();
    },
  };
}

function hasOnlyComponents(exports: Exports): boolean {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => refresh.isLikelyComponentType(value));
}

/** Importers have taken the exports of before by name. */
function hasSameNames(one: Exports, other: Exports): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

/** @returns an object that has the properties of whatever `of.current` is */
function latest(of: { readonly current: object }): object {
  return new Proxy(
    {},
    {
      get: (_, name) => Reflect.get(of.current, name) as unknown,
      has: (_, name) => Reflect.has(of.current, name),
      ownKeys: () => Reflect.ownKeys(of.current),
      getOwnPropertyDescriptor: (_, name) => ({
        enumerable: true,
        configurable: true,
        value: Reflect.get(of.current, name) as unknown,
      }),
    },
  );
}

interface Shared {
  readonly from: string;
}

/** Runs in the page. @returns the Reacts in any share scope, each with its version and provider */
export function loadedReacts(): string[] {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> }[];
    };
  };
  return federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
    Object.entries(shareScopeMap['default']?.['react'] ?? {}).map(
      ([version, { from }]) => `${version} from ${from}`,
    ),
  );
}

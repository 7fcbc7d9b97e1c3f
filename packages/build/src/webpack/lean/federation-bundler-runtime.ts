/**
 * Stands in for @module-federation/webpack-bundler-runtime: what webpack's loader and a container ask of the
 * federation runtime, for one share scope and remotes that are registered at run time. The original also serves
 * tree-shaken shares, layers, several scopes and remotes known at build time (3 KB brotli in every entry).
 */
import { init } from '@module-federation/enhanced/runtime';
import type {
  ConsumesOptions,
  ContainerOptions,
  InitialConsumesOptions,
  ModuleFactory,
  SharingOptions,
  WebpackRequire,
} from './federation-types';

/** The container's and the instance's table of shared modules are one. */
function attachShareScopeMap(webpackRequire: WebpackRequire): void {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
}

/** Fetches the shared modules of a chunk; each becomes a module of this build once it is there. */
function consumes(options: ConsumesOptions): void {
  const { chunkId, promises, chunkMapping, installedModules, webpackRequire } = options;
  attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] ?? []) {
    const { fallback, shareKey, request } = readShare(id, webpackRequire);
    const install = (factory: ModuleFactory) => {
      webpackRequire.m[id] = (module) => {
        Reflect.deleteProperty(webpackRequire.c, id);
        module.exports = factory();
      };
    };
    promises.push(
      (installedModules[id] ??= webpackRequire.federation.instance
        .loadShare(shareKey, request)
        .then(
          (factory) => {
            installedModules[id] = 0;
            install(factory || fallback());
          },
          (error: unknown) => {
            Reflect.deleteProperty(installedModules, id);
            install(() => {
              throw error;
            });
          },
        )),
    );
  }
}

/** Shared modules that the first chunk needs: there at once, or the build is wrong. */
function installInitialConsumes(options: InitialConsumesOptions): void {
  const { initialConsumes, installedModules, webpackRequire } = options;
  for (const id of initialConsumes)
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      Reflect.deleteProperty(webpackRequire.c, id);
      const { shareKey, request } = readShare(id, webpackRequire);
      const factory = webpackRequire.federation.instance.loadShareSync(shareKey, request);
      if (!factory) throw new Error(`${shareKey} is not there at once`);
      module.exports = factory();
    };
}

/** Once per scope; a container that is entered again while it initialises answers at once. */
async function initializeSharing(options: SharingOptions): Promise<boolean> {
  const { shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] } = options;
  const { instance } = webpackRequire.federation;
  const token = (initTokens[shareScopeName] ??= { from: instance.name });
  if (initScope.includes(token)) return true;
  initScope.push(token);
  if (!initPromises[shareScopeName]) {
    const strategy = instance.options.shareStrategy;
    initPromises[shareScopeName] = Promise.all(
      instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }),
    );
    attachShareScopeMap(webpackRequire);
  }
  await initPromises[shareScopeName];
  return true;
}

/** A host enters this container and hands over its shared modules. */
function initContainerEntry(options: ContainerOptions): Promise<boolean> {
  const { webpackRequire, shareScope, shareScopeKey, initScope, remoteEntryInitOptions } = options;
  const { instance, initOptions } = webpackRequire.federation;
  const { shareScopeKeys, shareScopeMap = {} } = remoteEntryInitOptions ?? {};
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const scopes = Array.isArray(shareScopeKeys)
    ? shareScopeKeys.map((key: string) => [key, (shareScopeMap[key] ??= {})] as const)
    : [[shareScopeKey, shareScope] as const];
  for (const [key, scope] of scopes)
    instance.initShareScopeMap(key, scope, { hostShareScopeMap: shareScopeMap });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

function readShare(id: string, { consumesLoadingData }: WebpackRequire) {
  const data = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(`Shared module ${id} is unknown`);
  const { fallback, shareKey, shareScope, ...shareConfig } = data;
  return { fallback, shareKey, request: { customShareInfo: { shareConfig, scope: shareScope } } };
}

/** The shape in which webpack's federation entry looks for its runtime. */
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  attachShareScopeMap,
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) =>
      init(webpackRequire.federation.initOptions),
    initContainerEntry,
    installInitialConsumes,
  },
};

/** The part of webpack's and the federation runtime's inner shapes that our bundler runtime touches. */
import type { init } from '@module-federation/enhanced/runtime';

export type ModuleFactory = () => unknown;

type ShareScope = Record<string, unknown>;

interface Instance {
  readonly name: string;
  readonly options: { readonly shareStrategy?: string };
  readonly shareScopeMap: Record<string, ShareScope>;
  readonly initOptions: (options: object) => void;
  readonly initShareScopeMap: (key: string, scope: ShareScope, extra: object) => void;
  readonly initializeSharing: (key: string, extra: object) => Promise<unknown>[];
  /** false: nobody provides it. */
  readonly loadShare: (key: string, request: object) => Promise<ModuleFactory | false>;
  readonly loadShareSync: (key: string, request: object) => ModuleFactory | undefined;
}

/** What the build wrote about a shared module that it uses. */
interface ConsumeData {
  readonly fallback: () => ModuleFactory;
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly singleton: boolean;
  readonly eager: boolean;
}

export interface WebpackRequire {
  S: Record<string, ShareScope>;
  readonly I: (shareScopeName: string, initScope?: unknown[]) => Promise<boolean>;
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, ConsumeData>>;
  };
  readonly federation: {
    readonly instance: Instance;
    readonly initOptions: Parameters<typeof init>[0];
  };
}

/** 0: installed; a promise: on its way. */
type InstalledModules = Record<string, Promise<void> | 0>;

export interface ConsumesOptions {
  readonly chunkId: string;
  readonly promises: unknown[];
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly installedModules: InstalledModules;
  readonly webpackRequire: WebpackRequire;
}

export interface InitialConsumesOptions {
  readonly initialConsumes: readonly string[];
  readonly installedModules: InstalledModules;
  readonly webpackRequire: WebpackRequire;
}

export interface SharingOptions {
  readonly shareScopeName: string;
  readonly webpackRequire: WebpackRequire;
  readonly initPromises: Record<string, Promise<unknown>>;
  readonly initTokens: Record<string, { readonly from: string }>;
  readonly initScope?: unknown[];
}

export interface ContainerOptions {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
  readonly shareScopeKey: string;
  readonly initScope?: unknown[];
  readonly remoteEntryInitOptions?: {
    readonly shareScopeKeys?: string | readonly string[];
    readonly shareScopeMap?: Record<string, ShareScope>;
  };
}

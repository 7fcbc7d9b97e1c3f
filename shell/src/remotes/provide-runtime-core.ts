/**
 * Federation runtime plugin: hands the runtime to the remotes, whose builds carry none (`externalRuntime`).
 * The official switch `provideExternalRuntime` bundles the runtime twice (10 KB brotli).
 */
import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

export default function provideRuntimeCore(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-runtime-core',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
  };
}

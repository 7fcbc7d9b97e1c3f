/**
 * Federation runtime plugin: provides the runtime to remotes, which do not bundle it (`externalRuntime`). The official
 * option `provideExternalRuntime` would bundle it twice (10 KB brotli).
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

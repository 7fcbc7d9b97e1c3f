/**
 * Federation runtime plugin: every remote entry is loaded with its hash from the release map and with a time
 * limit; the runtime itself knows neither (its own limit is a fixed 20 s).
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryIntegrity } from './entry-integrity';

const entryTimeoutMs = 4000;

export default function scriptPolicy(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-policy',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.integrity = entryIntegrity(url);
      script.src = url;
      return { script, timeout: entryTimeoutMs };
    },
  };
}

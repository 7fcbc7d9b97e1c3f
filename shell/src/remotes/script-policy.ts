/** Federation runtime plugin: loads every remote entry with its integrity from the release manifest and with a timeout. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryIntegrity } from './entry-integrity';

const entryTimeoutMs = 4000;

export default function scriptPolicy(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-policy',
    // The runtime itself has no integrity check and a fixed timeout of 20 s.
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.integrity = entryIntegrity(url);
      script.src = url;
      return { script, timeout: entryTimeoutMs };
    },
  };
}

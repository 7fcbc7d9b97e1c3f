/** Federation runtime plugin: loads every remote entry with its integrity from the release manifest and with a timeout. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createEntryScript } from '@site/host/entry-script';
import { entryIntegrity } from './entry-integrity';

export default function scriptPolicy(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-policy',
    createScript: ({ url }) => createEntryScript(url, entryIntegrity(url)),
  };
}

/**
 * `schema-command.ts <openapi.json>` writes deploy/kubernetes/schema/objects.json again, for another version of Kubernetes:
 * kubectl get --raw /openapi/v2 >openapi.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../run-command';
import { objectKinds, objectSchemas, schemaFile, type OpenApi } from './object-schemas';

await runCommand(async ([file]) => {
  if (!file) throw new Error('Usage: schema-command.ts <openapi.json>');
  const openApi = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  writeFileSync(schemaFile, `${JSON.stringify(objectSchemas(openApi, objectKinds), null, 1)}\n`);
});

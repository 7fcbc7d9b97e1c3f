/** The objects that an operator creates before the chart is installed: secrets, and a volume for backups. */
const secret = (name: string, keys: readonly string[]) => `---
apiVersion: v1
kind: Secret
metadata: { name: yunseul-${name} }
stringData: { ${keys.map((key) => `${key}: made-up`).join(', ')} }
`;

export const preparedObjects = [
  secret('press', ['mongodb-uri', 'session-secret', 'admin-password']),
  secret('forms', ['mongodb-uri', 'keys-mongodb-uri', 'master-key']),
  secret('release-store', ['access-key-id', 'secret-access-key']),
  secret('release-store-follower', ['access-key-id', 'secret-access-key']),
  `---
apiVersion: v1
kind: PersistentVolume
metadata: { name: backups }
spec:
  capacity: { storage: 20Gi }
  accessModes: [ReadWriteOnce]
  hostPath: { path: /backups }
`,
].join('');

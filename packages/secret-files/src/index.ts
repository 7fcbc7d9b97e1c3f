/** Secrets as files (`NAME_FILE`), as Docker, Compose and Kubernetes hand them to a process. */
export { withSecretFiles, type WithSecrets } from './with-secret-files';

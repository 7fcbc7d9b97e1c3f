/** Settings of the development server. */
export interface DevSettings {
  /** The running site that a single remote is developed against, for example the deployed one. */
  readonly origin: string;
  readonly port: number;
}

/** @throws Error that names the invalid variable */
export function readDevSettings(env: NodeJS.ProcessEnv = process.env): DevSettings {
  const origin = env['DEV_ORIGIN'] ?? 'http://localhost:8080';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `DEV_ORIGIN must be like https://www.example.com without a path, not "${origin}".`,
    );
  const port = Number(env['DEV_PORT'] ?? 8090);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`DEV_PORT must be a number from 0 to 65535, not "${env['DEV_PORT']}".`);
  return { origin, port };
}

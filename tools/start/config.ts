/** The environment of `npm start`, read once; all problems are reported in one message. */
import { resolve } from 'node:path';
import { repositoryRoot } from '@site/release';

export interface StartConfig {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
}

/** @throws Error that lists every problem. A variable of a single service is checked by that service. */
export function readStartConfig(env: NodeJS.ProcessEnv): StartConfig {
  const problems: string[] = [];
  const port = Number(env['PORT'] ?? 8080);
  if (env['PORT'] === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    problems.push(`PORT must be a number from 0 to 65535, not "${env['PORT']}"`);
  const origin = env['PUBLIC_ORIGIN'];
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    problems.push(
      `PUBLIC_ORIGIN must be like https://www.example.com without a path, not "${origin}"`,
    );
  const mongo = env['MONGODB_URI'];
  if (mongo !== undefined && !/^mongodb(\+srv)?:\/\//.test(mongo))
    problems.push('MONGODB_URI must begin with mongodb:// or mongodb+srv://');
  const email = env['ADMIN_EMAIL'];
  if (email !== undefined && !/^\S+@\S+$/.test(email))
    problems.push(`ADMIN_EMAIL is not an e-mail address: "${email}"`);
  const password = env['ADMIN_PASSWORD'];
  if (password !== undefined && password.length < 12)
    problems.push('ADMIN_PASSWORD must have at least 12 characters');
  for (const name of ['', '_POPUP', '_VISIT', '_INQUIRY'].map((kind) => `FORM_RELAY_URL${kind}`)) {
    const url = env[name];
    if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
      problems.push(`${name} must be an http(s) address, not "${url}"`);
  }
  if (problems.length > 0) throw new Error(`Invalid environment:\n- ${problems.join('\n- ')}`);
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    dataFolder: resolve(repositoryRoot, env['DATA_DIR'] ?? 'data'),
  };
}

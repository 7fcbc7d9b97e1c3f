/** The environment, read once. The only file of this service that reads process.env. */
import { join, resolve } from 'node:path';
import {
  readEnvironment,
  readMongodbAddress,
  readServerSettings,
  type Environment,
  type Settings,
} from '@site/service-kit/config';
import { isEmail } from './services/sign-in/normalize-email';
import { passwordLimits } from './services/sign-in/password-rules';

export type Config = ReturnType<typeof readConfig>;

/** For commands that complete the environment before they read it again, such as set-password. */
export const environment: Environment = process.env;

/** May also come as files: `SESSION_SECRET_FILE`. */
const secrets = ['MONGODB_URI', 'ADMIN_PASSWORD', 'SESSION_SECRET'];

/** @throws ConfigError naming every wrong setting */
export function readConfig(from: Environment = environment) {
  return readEnvironment(from, secrets, (settings) => {
    const { parsed, text, wholeNumber } = settings;
    const dataDir = resolve(text('DATA_DIR') ?? './data/press');
    /** 0 disables the limit. */
    const limit = (name: string) => wholeNumber(name, 0, 999_999);
    return {
      ...readServerSettings(settings),
      /** Folder of the embedded store; unused when `mongodbUri` is given. */
      dataDir,
      /** One line for each change of articles and each sign-in. */
      accessLogFile: join(dataDir, 'access.log'),
      mongodbUri: readMongodbAddress(settings, 'MONGODB_URI'),
      /** Takes precedence over the stored account at every start. */
      admin: {
        email: parsed(
          'ADMIN_EMAIL',
          'must be an e-mail address as browsers accept it, a Korean domain in its xn-- form',
          (value) => (isEmail(value) ? value : undefined),
        ),
        password: secretOfLength(settings, 'ADMIN_PASSWORD', passwordLimits),
      },
      /** For example `https://example.com`; https turns on Secure cookies. */
      publicOrigin: settings.origin('PUBLIC_ORIGIN'),
      sessionSecret: secretOfLength(settings, 'SESSION_SECRET', { min: 32, max: 1_024 }),
      /** Of one visitor: requests for lists, articles and the session. */
      readsPerMinute: limit('READS_PER_MINUTE') ?? 600,
      /** Of one visitor: searches in the list, which count as reads too. */
      searchesPerMinute: limit('SEARCHES_PER_MINUTE') ?? 60,
      /** Of one visitor: views of articles. */
      viewsPerMinute: limit('VIEWS_PER_MINUTE') ?? 600,
      logsRequests:
        parsed('LOG_REQUESTS', 'must be 0 or 1', (value) =>
          /^[01]$/.test(value) ? value === '1' : undefined,
        ) ?? false,
    };
  });
}

function secretOfLength(
  { secret }: Settings,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  return secret(
    name,
    (value) => `must have ${min} to ${max} characters, has ${value.length}`,
    (value) => (value.length >= min && value.length <= max ? value : undefined),
  );
}

/** The environment of `npm start`, read once; all problems are reported in one message. */
import { mongodbUri, readSettings } from '@site/environment';
import { dataFolder } from '@site/release';

export type StartConfig = ReturnType<typeof readStartConfig>;

/** @throws Error that lists every problem. A variable of a single service is checked by that service. */
export function readStartConfig(env: NodeJS.ProcessEnv) {
  return readSettings('Invalid environment', env, (settings) => {
    const { text, problems } = settings;
    const port = settings.port('PORT') ?? 8080;
    settings.origin('PUBLIC_ORIGIN');
    const mongo = text('MONGODB_URI');
    if (mongo !== undefined && !mongodbUri.isValid(mongo))
      problems.push(`MONGODB_URI ${mongodbUri.mustBe}`);
    const email = text('ADMIN_EMAIL');
    if (email !== undefined && !/^[!-~]+@[!-~]+$/.test(email))
      problems.push(`ADMIN_EMAIL is not an e-mail address: "${email}"`);
    if (text('ADMIN_PASSWORD') !== undefined && (env['ADMIN_PASSWORD'] ?? '').length < 12)
      problems.push('ADMIN_PASSWORD must have at least 12 characters');
    for (const name of relayAddresses) {
      const url = text(name);
      // Without its value, which may contain a key.
      if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
        problems.push(`${name} must be an http(s) address`);
    }
    return {
      port,
      host: text('HOST') ?? '127.0.0.1',
      dataFolder: dataFolder(env),
      /** Of the release worker. undefined: the usual one, or a free one. */
      releasePort: settings.port('RELEASE_PORT'),
    };
  });
}

const relayAddresses = ['', '_POPUP', '_VISIT', '_INQUIRY'].map((kind) => `FORM_RELAY_URL${kind}`);

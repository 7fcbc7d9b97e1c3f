/** The environment of the site server, read once; all problems are reported in one message. */
import { readSettings, type Settings } from '@site/environment';
import { trustedProxies, type IsTrusted } from './limits/visitor';

export type Config = ReturnType<typeof readConfig>;

/** @throws Error that lists every problem */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  return readSettings('Site server environment', env, (settings) => {
    const server = (name: string) => settings.required(name, settings.server(name));
    const contact = securityContact(settings);
    return {
      host: settings.text('HOST') ?? '127.0.0.1',
      port: settings.port('PORT') ?? 8080,
      siteFolder: settings.required(
        'SITE_DIR',
        settings.text('SITE_DIR'),
        'the folder of the releases',
      ),
      // Origins of the services, without a trailing slash.
      pressService: server('PRESS_SERVICE'),
      formService: server('FORM_SERVICE'),
      // Off: every response as for a browser without compression dictionaries.
      usesDictionaries: settings.text('DICTIONARIES') !== 'off',
      // nginx and load balancers in front, whose X-Forwarded-For and -Proto are trusted.
      isTrusted: trusted(settings),
      // Requests of one visitor, on average; ten and six times as many at once.
      readsPerSecond: settings.wholeNumber('READS_PER_SECOND', 1, maxPerSecond) ?? 50,
      writesPerSecond: settings.wholeNumber('WRITES_PER_SECOND', 1, maxPerSecond) ?? 10,
      // Pages that are rendered for one visitor alone, and searches, which are such pages too; 0 disables the limit.
      readsPerMinute: settings.wholeNumber('READS_PER_MINUTE', 0, maxPerMinute) ?? 600,
      searchesPerMinute: settings.wholeNumber('SEARCHES_PER_MINUTE', 0, maxPerMinute) ?? 60,
      // For /.well-known/security.txt.
      securityContact: contact,
      publicOrigin: settings.origin('PUBLIC_ORIGIN'),
      // Of GET /metrics, /health and /ready; undefined: none of them.
      metricsPort: settings.port('METRICS_PORT'),
    };
  });
}

const maxPerSecond = 9_999_999;
const maxPerMinute = 999_999;

function trusted({ text, problems }: Settings): IsTrusted {
  try {
    return trustedProxies((text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean));
  } catch (error) {
    problems.push(`TRUSTED_PROXIES: ${(error as Error).message}`);
    return () => false;
  }
}

function securityContact({ text, problems }: Settings): string | undefined {
  const contact = text('SECURITY_CONTACT');
  if (contact !== undefined && !/^(?:mailto:|tel:|https:\/\/)\S+$/.test(contact))
    problems.push('SECURITY_CONTACT must begin with mailto:, tel: or https://');
  return contact;
}

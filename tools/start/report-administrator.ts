import { defaultSite, pathOf } from '@site/contract';

interface Administrator {
  readonly email: string;
  readonly generatedPassword?: string;
}

/**
 * @returns what to call with each ready message of press-service: shows the administrator once, and every generated password at
 * once, because no other message has it. It may come long after the site has started: the service waits for MongoDB.
 */
export function reportAdministrator(
  origin: string,
  report: (line: string) => void,
): (message: Readonly<Record<string, unknown>>) => void {
  let isShown = false;
  return (message) => {
    const { email, generatedPassword } = message['admin'] as Administrator;
    if (isShown && !generatedPassword) return;
    isShown = true;
    report(`administrator: ${origin}${pathOf('press-admin', { site: defaultSite.key })}`);
    report(`  e-mail ${email}`);
    if (generatedPassword)
      report(
        `  password ${generatedPassword} (shown this once; change it: npm run admin -- set-password)`,
      );
  };
}

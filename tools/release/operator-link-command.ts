/**
 * `npm run operator-link`: prints a link that shows one browser which part of a page comes from where, on the live site. `--days`
 * says how long; removing SITE/link-key ends every link at once.
 */
import { parseWholeNumber } from '@site/environment';
import { readLiveRelease, signedAddress } from '@site/release';
import { readReleaseSettings } from '@site/release/publish';
import { readArguments, runCommand } from '../run-command';

const maxDays = 30;
const usage = `Usage: npm run operator-link -- [--days <1 to ${maxDays}>]`;

await runCommand((args) => {
  const options = { days: { type: 'string', default: '7' } } as const;
  const { values, positionals } = readArguments(args, options, usage);
  const days = parseWholeNumber(values.days, 1, maxDays);
  if (days === undefined || positionals.length > 0) throw new Error(usage);
  const inUse = readLiveRelease(readReleaseSettings(process.env).site)?.publicOrigin;
  const { site, publicOrigin } = readReleaseSettings(process.env, inUse);
  const expiresAtS = Math.floor(Date.now() / 1_000) + days * 86_400;
  const link = { purpose: 'operator', subject: 'operator', expiresAtS } as const;
  console.log(signedAddress(site, publicOrigin, link));
  console.log(`Valid until ${new Date(expiresAtS * 1_000).toISOString()}.`);
  return Promise.resolve();
});

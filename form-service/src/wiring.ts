/**
 * The destination of each form's registrations, decided once from the configuration.
 * Everything with a lifetime (store, timer) is created here and ended by `close`.
 */
import { openAccessLog } from '@site/service-kit/access-log';
import { defaultSite, formUrls, type FormKind } from '@site/contract';
import { sendWebhook } from './api/send-webhook';
import type { AppParts } from './app';
import type { Config } from './config';
import { mayHaveStore, openStore } from './data/open-store';
import type { RegistrationStore } from './data/registration-store';
import { accessLogFile } from './data/store-location';
import type { Log } from './middleware/set-up-form-log';
import { createAcceptRegistration, type Destination } from './services/accept-registration';
import { createDeliverOnce } from './services/deliver-once';
import { createGuessLimits, createManageRegistration } from './services/manage-registration';
import { createOperatorNotifier } from './services/notify-operators';
import { schedulePurge } from './services/purge-expired';
import { createRelayDestination } from './services/relay-registration';
import { createStoreDestination } from './services/store-registration';

/**
 * @param elapsedMs monotonic; with the wall clock a limit would last longer after the clock is set back
 * @throws StoreError if a form is stored here and the store cannot be used
 */
export async function wire(
  config: Config,
  log: Log,
  now: () => number = Date.now,
  { consentMode } = defaultSite,
  elapsedMs: () => number = () => performance.now(),
): Promise<{ readonly appParts: AppParts; close(): Promise<void> }> {
  const store = await openStoreIfNeeded(config);
  await reportWithoutKey(config, store, log);
  const accessLog = openAccessLog(accessLogFile(config.location));
  const { retentionDays } = config;
  const cancelPurge = store && schedulePurge({ store, accessLog, retentionDays, log });
  const destinations = destinationsOf(config, store, elapsedMs);
  const { webhook } = config;
  const notifier = createOperatorNotifier({
    ...(webhook && { send: (message) => sendWebhook(webhook, message, now()) }),
    log,
    now,
  });
  return {
    appParts: {
      acceptRegistration: createAcceptRegistration({ destinations, consentMode, now, notifier }),
      manageRegistration: createManageRegistration({
        store,
        accessLog,
        guesses: createGuessLimits(elapsedMs),
      }),
      isReady: async () => {
        const ready = Object.values(destinations).map((destination) => destination.isReady());
        return (await Promise.all(ready)).every(Boolean);
      },
      log,
      elapsedMs,
      trustProxyHops: config.trustProxyHops,
      postsPerMinute: config.postsPerMinute,
    },
    async close() {
      notifier.close();
      cancelPurge?.();
      await store?.close();
    },
  };
}

/** A service that only relays opens a store only if one exists, because it still has to be purged. */
async function openStoreIfNeeded(config: Config): Promise<RegistrationStore | undefined> {
  const isStoring = Object.values(config.relays).some((address) => address === undefined);
  if (!isStoring && !mayHaveStore(config)) return undefined;
  return openStore(config);
}

/** Not on MongoDB, where it would read all keys at each start of a replica. */
async function reportWithoutKey(
  { mongodb }: Config,
  store: RegistrationStore | undefined,
  log: Log,
): Promise<void> {
  const count = mongodb ? 0 : ((await store?.countWithoutKey()) ?? 0);
  if (count === 0) return;
  log(
    `${count} registrations cannot be read: they are newer than the key database. ` +
      'Put a newer one back, or accept that they are lost: npm run forms -- accept-loss',
  );
}

function destinationsOf(
  config: Config,
  store: RegistrationStore | undefined,
  elapsedMs: () => number,
): Record<FormKind, Destination> {
  const deliverOnce = createDeliverOnce(elapsedMs);
  const destinationOf = (form: FormKind): Destination => {
    const address = config.relays[form];
    if (address) {
      const { relayTimeoutMs: timeoutMs, relayFormat: format } = config;
      return createRelayDestination({ address, timeoutMs, format, deliverOnce });
    }
    if (!store) throw new Error(`No store was opened for the form ${form}`);
    return createStoreDestination(store);
  };
  const forms = Object.keys(formUrls) as FormKind[];
  return Object.fromEntries(forms.map((form) => [form, destinationOf(form)])) as Record<
    FormKind,
    Destination
  >;
}

// Firefox speaks WebDriver BiDi itself, without a driver in between.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@site/testing/start-process';
import { collectProblems } from '../page/problems';
import { connectBidi, type BidiConnection } from './bidi-connection';
import { asPageScript, type Engine, type LaunchOptions, type Tab, type TabOptions } from './tab';

type ScriptResult =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

export async function launchFirefox({ program, env, hasScript }: LaunchOptions): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  // The protocol of this release cannot switch script off for a tab.
  const preferences = {
    'javascript.enabled': hasScript,
    'intl.accept_languages': 'ko-KR, ko',
  };
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProcess(program, args, { env });
  const address = await firefox.waitFor(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    openTab: (options) => openTab(bidi, options),
    async close() {
      bidi.close();
      await firefox.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** In a user context of its own: no cookie and no storage of another test. */
async function openTab(bidi: BidiConnection, viewport: TabOptions): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', { context, viewport });
  await bidi.send('script.addPreloadScript', {
    functionDeclaration: String(collectProblems),
    contexts: [context],
  });
  return {
    load: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(work, ...args) {
      const answer = await bidi.send<ScriptResult>('script.callFunction', {
        functionDeclaration: asPageScript(work, args),
        awaitPromise: false,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as never;
    },
    perform: async (source) =>
      void (await bidi.send('input.performActions', { context, actions: [source] })),
    back: async () =>
      void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

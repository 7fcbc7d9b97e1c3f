// WebKitGTK's MiniBrowser, which WebKitWebDriver starts: a session is a browser with one window, without stored data.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '@site/testing/start-process';
import { collectProblems } from '../page/problems';
import { asPageScript, type Engine, type LaunchOptions, type Tab, type TabOptions } from './tab';
import { startVirtualDisplay } from './virtual-display';
import { startWebdriverSession, type WebdriverSession } from './webdriver-session';

/** A session starts within a second or two. */
const hangsMs = 20_000;

/** The toolbar alone is wider than a phone. */
const noToolbar = `
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0); }
`;

export async function launchWebkit({ program, env, hasScript }: LaunchOptions): Promise<Engine> {
  const display = await startVirtualDisplay();
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), noToolbar);
  const startDriver = async () => {
    const port = await freePort();
    const started = startProcess(program, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...env, DISPLAY: display.name, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
      detached: true,
    });
    const address = `http://127.0.0.1:${port}`;
    await waitForDriver(address);
    return { started, address };
  };
  let driver = await startDriver();
  const args = ['--automation', `--enable-javascript=${hasScript}`];
  const capabilities = { 'webkitgtk:browserOptions': { args } };
  const startSession = async () => {
    try {
      return await startWebdriverSession(driver.address, capabilities, hangsMs);
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error;
      // With its browsers. It hangs once in some hundred sessions, whatever the page.
      process.kill(-(driver.started.child.pid as number), 'SIGKILL');
      driver = await startDriver();
      return startWebdriverSession(driver.address, capabilities, hangsMs);
    }
  };
  // For its version, and then for the first tab.
  let first: WebdriverSession | undefined = await startSession();
  const { browserVersion } = first.capabilities;
  return {
    version: `WebKitGTK ${browserVersion}`,
    async openTab(options) {
      const session = first ?? (await startSession());
      first = undefined;
      return openTab(session, options);
    },
    async close() {
      await driver.started.end();
      await display.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openTab(session: WebdriverSession, size: TabOptions): Promise<Tab> {
  const run: Tab['run'] = async (work, ...args) => {
    const script = `return (${asPageScript(work, args)})()`;
    return JSON.parse(await session.send<string>('execute/sync', { script, args: [] })) as never;
  };
  await session.send('window/rect', size);
  const chrome = await run(() => outerHeight - innerHeight);
  await session.send('window/rect', { ...size, height: size.height + chrome });
  return {
    async load(url) {
      await session.send('url', { url });
      // The protocol cannot run a script before those of the page; all that React does comes after the first input.
      await run(collectProblems);
    },
    run,
    perform: async (source) => void (await session.send('actions', { actions: [source] })),
    back: async () => void (await session.send('back')),
    close: () => session.end(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** It prints nothing when it is ready. */
async function waitForDriver(driver: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await delay(100);
    }
  }
}

/**
 * A script for pages that are not ours: puts `prepareExternalHost(release)` on the page's global object, together
 * with the shell's own React, so that a page without a bundler can show any expose. docs/contracts/foreign-host.md
 */
import * as React from 'react';
import * as styledComponents from 'styled-components';
import { defaultSite, type ModuleId, type ReleaseMap } from '@site/contract';
import * as design from '@site/design';
import * as host from '@site/host';
import { prepareExternalHost } from '@site/host/external-host';
import { allowOwnScripts } from '../boot/allow-own-scripts';
import { mountExpose, type MountOptions } from './mount-expose';

/** Written by the build from the packages themselves (packages/build/src/webpack/shared-modules.ts). */
declare const sharedVersions: Readonly<Record<string, string>>;

const version = (name: string) => sharedVersions[name] ?? '';

const shared = {
  react: { version: version('react'), module: React },
  'styled-components': { version: version('styled-components'), module: styledComponents },
  '@site/host': { version: version('@site/host'), module: host },
  '@site/design': { version: version('@site/design'), module: design },
};

let isPrepared = false;

/**
 * @param own what of the host the page does itself, for example `navigate`
 * @throws Error at a second call: two runtimes would hand the remotes two Reacts
 */
function prepare(release: ReleaseMap, own: Partial<host.Host> = {}) {
  if (isPrepared) throw new Error('prepareExternalHost was called on this page already');
  isPrepared = true;
  letScriptsIn();
  const { load, Provider } = prepareExternalHost(release, shared, own);
  const site = own.site ?? defaultSite;
  return {
    load,
    Provider,
    React,
    mount: (element: Element, id: ModuleId, options: MountOptions = {}) =>
      mountExpose({ load, Provider, site }, element, id, options),
  };
}

/** Under Trusted Types somebody must let the remotes' scripts in: the page's own default policy, else ours. */
function letScriptsIn() {
  const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown } };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    allowOwnScripts();
  } catch (error) {
    console.warn(
      'The page allows no default policy; it must let scripts of remotes in itself',
      error,
    );
  }
}

Object.assign(globalThis, { prepareExternalHost: prepare });

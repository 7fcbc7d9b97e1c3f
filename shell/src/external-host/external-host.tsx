/**
 * A script for external hosts: defines the global function `prepareExternalHost(release)` and contains the shell's
 * React, so that a page without a bundler can show any expose. See packages/host/README.md.
 */
import * as React from 'react';
import * as styledComponents from 'styled-components';
import { defaultSite, type ModuleId, type PublicManifest } from '@site/contract';
import * as design from '@site/design';
import * as host from '@site/host';
import { prepareExternalHost } from '@site/host/external-host';
import { allowOwnScripts } from '../boot/allow-own-scripts';
import { mountExpose, type MountOptions } from './mount-expose';

/** Defined by the build, from the versions of the shared packages. */
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
 * @param own parts of the host that the page implements itself, for example `navigate`
 * @throws TypeError if the release manifest is incomplete; Error after a successful call: two runtimes would give remotes
 * two copies of React
 */
function prepare(release: PublicManifest, own: Partial<host.Host> = {}) {
  if (isPrepared) throw new Error('prepareExternalHost was already called on this page');
  allowRemoteScripts();
  const { load, Provider } = prepareExternalHost(release, shared, own);
  isPrepared = true;
  const site = own.site ?? defaultSite;
  return {
    load,
    Provider,
    React,
    mount: (element: Element, id: ModuleId, options: MountOptions = {}) =>
      mountExpose({ load, Provider, site }, element, id, options),
  };
}

/** With Trusted Types a default policy must allow the scripts of remotes: the page's own or, without one, the shell's. */
function allowRemoteScripts() {
  const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown } };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    allowOwnScripts();
  } catch (error) {
    console.warn(
      'The page does not allow a default policy; it must allow the scripts of remotes itself',
      error,
    );
  }
}

Object.assign(globalThis, { prepareExternalHost: prepare });

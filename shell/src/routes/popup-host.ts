import type { Host } from '@site/host';
import type { OpenPopup } from '../boot/boot-bridge';
import { leavePopupEntry } from '../boot/popup-history';

/** @returns the page's host for what stands in the popup: a link there closes it and takes over its history entry. */
export function hostOfPopup(host: Host, { root }: OpenPopup): Host {
  return {
    ...host,
    navigate(path, options) {
      const wasItsEntry = leavePopupEntry();
      root.querySelector('dialog')?.close();
      host.navigate(path, wasItsEntry ? { ...options, replace: true } : options);
    },
  };
}

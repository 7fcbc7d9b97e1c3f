import { useState } from 'react';
import { island } from '@site/host';
import { frameText } from '../../../content/frame-texts';
import { pageAddress } from './page-address';
import type { ShareStatus } from './share-status';

/** The last item of the sub-menu bar. Only script can share, so without it the button is not shown. */
export function ShareItem() {
  return (
    <li data-share="">
      <ShareButton />
    </li>
  );
}

export const ShareButton = island('share-button', function ShareButton() {
  const [sharing, setSharing] = useState<{ Status: typeof ShareStatus }>();
  // Most visitors never share a page, so the rest is a chunk of its own.
  const share = async () => {
    try {
      const { ShareStatus: Status } = await import(
        /* webpackChunkName: "share" */ './share-status'
      );
      setSharing({ Status });
    } catch {
      // Offline: a browser dialog shows the address, to be copied by hand.
      globalThis.prompt(frameText.share, pageAddress());
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {frameText.share}
      </button>
      {sharing && <sharing.Status click={sharing} />}
    </>
  );
});

import { useState } from 'react';
import { slots, type SlotName } from '@site/contract';
import { useHydrated } from '@site/design';
import type { ExposeModule } from '@site/host';
import { RemoteBoundary } from '../remotes/boundary/remote-boundary';
import { usePageVisit } from './visit-context';

const noParams = {};

/** Fills a slot with the module of its owner. */
export function renderSlot(name: SlotName) {
  return <PageSlot name={name} />;
}

function PageSlot({ name }: { readonly name: SlotName }) {
  const { path } = usePageVisit();
  return (
    <RemoteBoundary id={slots[name]} page={path} fallback={null}>
      {(module) => <SlotContent module={module} />}
    </RemoteBoundary>
  );
}

/**
 * Fills a slot in a page that is an island as a whole, as those of remotes from before islands are. While React hydrates the
 * page it leaves the slot's HTML, which has islands of its own, as it is.
 */
export function renderSlotInIsland(name: SlotName) {
  return <SlotInIsland name={name} />;
}

function SlotInIsland({ name }: { readonly name: SlotName }) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated);
  if (!isKept) return <PageSlot name={name} />;
  return (
    <div data-module={slots[name]} suppressHydrationWarning>
      {''}
    </div>
  );
}

export function SlotContent({ module: { default: Content } }: { readonly module: ExposeModule }) {
  return <Content params={noParams} data={undefined} />;
}

import { slots, type SlotName } from '@site/contract';
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

export function SlotContent({ module: { default: Content } }: { readonly module: ExposeModule }) {
  return <Content params={noParams} data={undefined} />;
}

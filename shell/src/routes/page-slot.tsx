import { slots, type SlotName } from '@site/contract';
import { RemoteBoundary } from '../remotes/boundary/remote-boundary';
import { usePageVisit } from './visits-context';

const noParams = {};

/** Fills a slot with the module of its owner. A constant function, so that context values never change. */
export function renderSlot(name: SlotName) {
  return <PageSlot name={name} />;
}

function PageSlot({ name }: { readonly name: SlotName }) {
  const { path, isPrerendered } = usePageVisit();
  return (
    <RemoteBoundary id={slots[name]} page={path} isPrerendered={isPrerendered} fallback={null}>
      {({ default: Content }) => <Content params={noParams} data={undefined} />}
    </RemoteBoundary>
  );
}

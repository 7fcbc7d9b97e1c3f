import { slots, type SlotName } from '@site/contract';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { usePageVisit } from './visits-context';

const noParams = {};

/** Fills a page's slot from its owner. Given to pages as a constant function. */
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

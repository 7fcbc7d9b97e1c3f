import { slots, type SlotName } from '@site/contract';
import { RemoteRegion } from '../remotes/remote-region';
import { usePageVisit } from './visits-context';

const noParams = {};

/** Fills a page's slot from its owner. Given to pages as a constant function. */
export function renderSlot(name: SlotName) {
  return <PageSlot name={name} />;
}

function PageSlot({ name }: { readonly name: SlotName }) {
  const { path, isPrerendered } = usePageVisit();
  return (
    <RemoteRegion id={slots[name]} page={path} isPrerendered={isPrerendered} fallback={null}>
      {({ default: Content }) => <Content params={noParams} data={undefined} />}
    </RemoteRegion>
  );
}

import { slots, type SlotName } from '@site/contract';
import { RemoteRegion } from './remote-region';

const noParams = {};

/** Fills a page's slot from its owner. Given to pages as a constant function. */
export function renderSlot(name: SlotName) {
  return (
    <RemoteRegion id={slots[name]} fallback={null}>
      {({ default: Content }) => <Content params={noParams} data={undefined} />}
    </RemoteRegion>
  );
}

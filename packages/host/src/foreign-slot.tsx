import { use } from 'react';
import { slots, type ModuleId, type SlotName } from '@site/contract';
import type { ExposeModule } from './expose-module';

interface ForeignSlotProps {
  readonly name: SlotName;
  readonly load: (id: ModuleId) => Promise<ExposeModule>;
}

const noParams = {};

/** Fills a slot from its owner, as our shell does. */
export function ForeignSlot({ name, load }: ForeignSlotProps) {
  const { default: Content } = use(load(slots[name]));
  return <Content params={noParams} data={undefined} />;
}

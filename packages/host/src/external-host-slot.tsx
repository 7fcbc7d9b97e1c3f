import { use } from 'react';
import { slots, type ModuleId, type SlotName } from '@site/contract';
import type { ExposeModule } from './expose-module';

interface ExternalHostSlotProps {
  readonly name: SlotName;
  readonly load: (id: ModuleId) => Promise<ExposeModule>;
}

const noParams = {};

/** Fills a slot from its owner, as our shell does. */
export function ExternalHostSlot({ name, load }: ExternalHostSlotProps) {
  const { default: Content } = use(load(slots[name]));
  return <Content params={noParams} data={undefined} />;
}

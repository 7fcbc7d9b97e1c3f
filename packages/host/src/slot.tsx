import { createContext, useContext, type ReactNode } from 'react';
import type { SlotName } from '@site/contract';

/** Renders the content of a slot. Constant during the lifetime of a page, like Host. */
export type SlotRenderer = (name: SlotName) => ReactNode;

const SlotContext = createContext<SlotRenderer>(() => null);

export function SlotProvider({ render, children }: { render: SlotRenderer; children: ReactNode }) {
  return <SlotContext.Provider value={render}>{children}</SlotContext.Provider>;
}

/** A place in a page that another remote fills. The page names the slot; the contract names its owner. */
export function Slot({ name }: { name: SlotName }) {
  return useContext(SlotContext)(name);
}

import { createContext, useContext, type ReactNode } from 'react';
import type { SlotName } from '@site/contract';

/** How a page's host fills a slot. Constant for the life of a tab, like Host. */
export type SlotRenderer = (name: SlotName) => ReactNode;

const SlotContext = createContext<SlotRenderer>(() => null);

export function SlotProvider({ render, children }: { render: SlotRenderer; children: ReactNode }) {
  return <SlotContext.Provider value={render}>{children}</SlotContext.Provider>;
}

/** A place in a page that another team fills; the page knows its name, never its owner. */
export function Slot({ name }: { name: SlotName }) {
  return useContext(SlotContext)(name);
}

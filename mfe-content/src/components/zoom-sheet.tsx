import * as design from '@site/design/zoom-sheet';
import { island } from '@site/host';
import type { ComponentProps } from 'react';

export const ZoomTools = island('zoom-tools', design.ZoomTools);

/** A drawing that can be zoomed; only its tools hydrate. */
export function ZoomSheet(props: Omit<ComponentProps<typeof design.ZoomSheet>, 'Tools'>) {
  return <design.ZoomSheet {...props} Tools={ZoomTools} />;
}

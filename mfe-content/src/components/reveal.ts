import * as design from '@site/design/motion';
import { island } from '@site/host';

/** Put it into a RevealOnScroll. */
export const Reveal = island('reveal', design.Reveal);

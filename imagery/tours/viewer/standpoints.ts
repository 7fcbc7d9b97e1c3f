import type { Direction } from './direction';

/** A link from one standpoint to another, drawn in its direction in the room. */
export interface Way {
  readonly link: HTMLAnchorElement;
  readonly direction: Direction;
}

export interface Standpoint {
  readonly id: string;
  readonly name: string;
  readonly section: HTMLElement;
  /** Address without extension; .avif and .webp exist. */
  readonly panorama: string;
  readonly ways: readonly Way[];
}

/** Reads the list that imagery/tours/tour-page.ts wrote. */
export function readStandpoints(document: Document): readonly Standpoint[] {
  return [...document.querySelectorAll<HTMLElement>('section[data-panorama]')].map((section) => ({
    id: section.id,
    name: section.querySelector('h2')?.textContent ?? '',
    section,
    panorama: section.dataset['panorama'] ?? '',
    ways: [...section.querySelectorAll<HTMLAnchorElement>('a[data-yaw]')].map((link) => ({
      link,
      direction: { yaw: Number(link.dataset['yaw']), pitch: Number(link.dataset['pitch']) },
    })),
  }));
}

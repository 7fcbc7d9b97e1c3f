import type { Direction } from './direction';

/** A way from one standpoint to another, drawn where it lies in the room. */
export interface Way {
  readonly link: HTMLAnchorElement;
  readonly direction: Direction;
}

export interface Standpoint {
  readonly id: string;
  readonly name: string;
  readonly section: HTMLElement;
  /** Address without its ending; .avif and .webp are there. */
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

/**
 * The widths that pages can use, by the beginning of a picture's name; `mobile` is its cut for narrow windows.
 * For each window that matters (phones of 390 and 412 points, a tablet of 768, desktops of 1024, 1440 and 1920) the
 * place where the picture stands has one width that is not smaller than what it draws, and at most a fifth larger.
 * e2e/specs/pictures.spec.ts holds the pages to that.
 */
const widthsByName: readonly (readonly [name: string, widths: readonly number[]])[] = [
  // A third pixel a point is worth little to the eye and much of the wait: two are offered, the render has more.
  ['home-hero mobile', [724, 880]],
  ['home-hero', [1280, 1716, 1920, 2560]],
  ['home-water mobile', [560]],
  ['home-water', [1440, 1920]],
  ['home-aerial mobile', [704, 1060]],
  ['home-aerial', [920, 1286, 1600, 1920]],
  ['home-slide-', [640, 960]],
  ['home-card-', [560, 800, 960]],
  ['home-complex-', [760, 1050, 1440]],
  ['home-visit', [800, 1200]],
  ['strip', [780, 1200, 1440]],
  ['banner- mobile', [640, 800]],
  ['banner-', [1200, 1600]],
  ['menu-', [320]],
  ['not-found-water mobile', [560]],
  ['not-found-water', [1552, 1800]],
  ['brand-lake mobile', [704, 1060]],
  ['brand-lake', [920, 1286, 1600, 1920]],
  ['brand-water', [560, 704, 860, 1060, 1600]],
  ['overview', [698, 1060, 1280]],
  ['schedule mobile', [780, 1080]],
  ['schedule', [660, 1080]],
  ['location-', [326, 440, 560, 704, 960]],
  ['premium', [408, 560, 704, 1200]],
  ['customer', [500, 704, 860, 1120]],
  ['doll-', [704, 860, 1200]],
  ['interior-', [560, 768, 920, 1200, 1512, 1600]],
  ['tour- mobile', [704, 1040]],
  ['tour-', [920, 1286, 1440]],
  ['clip- mobile', [660]],
  ['clip-', [920, 1300]],
];

/**
 * @param largest pixels that there are
 * @returns the widths that pages are offered, ascending, none above the largest
 * @throws Error when nobody has said how wide a picture is shown
 */
export function offeredWidths(
  { id, isMobile }: { readonly id: string; readonly isMobile: boolean },
  largest: number,
): readonly number[] {
  const widths = widthsByName.find(([name]) => {
    const [begin = '', mobile] = name.split(' ');
    return id.startsWith(begin) && (mobile !== undefined) === isMobile;
  })?.[1];
  if (!widths) throw new Error(`picture-widths.ts does not say how wide ${id} is shown`);
  const possible = widths.filter((width) => width < largest);
  return possible.length < widths.length ? [...possible, largest] : possible;
}

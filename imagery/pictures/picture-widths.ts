/**
 * The widths that pages can use, by the prefix of a picture's name; `mobile` is its version for narrow windows.
 * For each window that matters (phones of 390 and 412 points, a tablet of 768, desktops of 1024, 1440 and 1920) the
 * picture has one width that is not smaller than its display width, and at most a fifth larger.
 * e2e/specs/pictures.spec.ts checks the pages against it.
 */
const widthsByName: readonly (readonly [name: string, widths: readonly number[]])[] = [
  // A third device pixel per CSS pixel is hardly visible but loads much longer, so at most two are offered.
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
  ['inside-', [560, 768, 920, 1200, 1512, 1600]],
  ['interior-', [560, 768, 920, 1200, 1512, 1600]],
  ['tour- mobile', [704, 1040]],
  ['tour-', [920, 1286, 1440]],
  ['video- mobile', [660]],
  ['video-', [920, 1300]],
];

/**
 * @param largest available width in pixels
 * @returns the widths offered to pages, ascending, none above the largest
 * @throws Error when the display width of a picture is not listed
 */
export function offeredWidths(
  { id, isMobile }: { readonly id: string; readonly isMobile: boolean },
  largest: number,
): readonly number[] {
  const widths = widthsByName.find(([name]) => {
    const [begin = '', mobile] = name.split(' ');
    return id.startsWith(begin) && (mobile !== undefined) === isMobile;
  })?.[1];
  if (!widths) throw new Error(`The display width of ${id} is missing in picture-widths.ts`);
  const possible = widths.filter((width) => width < largest);
  return possible.length < widths.length ? [...possible, largest] : possible;
}

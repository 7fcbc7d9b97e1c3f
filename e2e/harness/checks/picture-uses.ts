import { routes, subMenus } from '@site/contract';

/** One place of a page that shows a render. */
export interface PictureUse {
  readonly page: string;
  /** What the render stands for there: a picture's id, or the section whose banner it is. */
  readonly thing: string;
  /** Place of the page's section among the sections; `undefined` for home, which is next to all. */
  readonly section: number | undefined;
}

/** What imagery/manifest.json says of a picture. */
export interface Rendered {
  /** `home-hero.1a2b3c4d` */
  readonly file: string;
  readonly id: string;
  readonly isMobile: boolean;
  /** `site/hero.png` */
  readonly render: string;
}

/** @returns the uses of each render on these pages, outside of the header, the menu and the closed popup */
export function pictureUses(
  pages: ReadonlyMap<string, string>,
  pictures: readonly Rendered[],
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const [page, html] of pages)
    for (const { id, render } of shownIn(html, pictures)) {
      const section = sectionOf(page);
      const use = { page, thing: thingOf(id, render, section, page), section };
      uses.set(render, [...(uses.get(render) ?? []), use]);
    }
  return uses;
}

function thingOf(id: string, render: string, section: number | undefined, page: string): string {
  // An interior stands for its type on every page: as a picture, and as the still of a tour or video that begins in it.
  if (render.startsWith('units/')) return render;
  if (id.startsWith('banner-')) return `banner of ${Object.keys(subMenus)[section ?? -1] ?? page}`;
  return id;
}

/** @returns the uses that stand for another thing than a use on the same page or in the same or a neighbouring section */
export function doubledUses(uses: readonly PictureUse[]): readonly PictureUse[] {
  return uses.filter((one) =>
    uses.some((other) => other.thing !== one.thing && areNeighbours(one, other)),
  );
}

function areNeighbours(one: PictureUse, other: PictureUse): boolean {
  if (one.section === undefined || other.section === undefined) return true;
  return Math.abs(one.section - other.section) <= 1;
}

function shownIn(html: string, pictures: readonly Rendered[]): readonly Rendered[] {
  const shown = html
    .replace(/<header[\s\S]*?<\/header>/, '')
    .replaceAll(/<template[\s\S]*?<\/template>/g, '');
  return pictures.filter(
    // A phone's version is on the same pages as the wide one.
    ({ file, isMobile }) => !isMobile && shown.includes(`/media/pictures/${file}`),
  );
}

function sectionOf(page: string): number | undefined {
  const subMenu = routes.find(({ id }) => id === page)?.subMenu;
  return subMenu && Object.keys(subMenus).indexOf(subMenu);
}

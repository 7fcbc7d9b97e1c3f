/** The files of one camera: `${file}-${width}.avif` for each of its widths, and `.webp` of one (fallbackWidth). */
export interface ImageFiles {
  /** Address without width and ending, e.g. "/media/pictures/home-hero.1a2b3c4d". */
  readonly file: string;
  /** Pixels of the files, ascending. */
  readonly widths: readonly number[];
}

/** One picture of the site. Without a file it has not been drawn yet and shows its placeholder. */
export interface ImageAsset extends Partial<ImageFiles> {
  /** Stable name; also decides the strokes of the placeholder. */
  readonly id: string;
  /** The one file of a drawing (SVG), in place of `file` and `widths`. */
  readonly src?: string;
  /** Pixels of the largest file; they give the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** '' for a picture that only decorates. */
  readonly alt: string;
  /** Another camera or cut for narrow windows, as AVIF only. */
  readonly mobile?: ImageFiles & {
    /** Media condition, e.g. "(max-width: 600px)". */
    readonly media: string;
    readonly width: number;
    readonly height: number;
  };
}

/** The files of one camera: `${file}-${width}.avif` for each width, and `.webp` for one of them (fallbackWidth). */
export interface ImageFiles {
  /** URL without width and extension, e.g. "/media/pictures/home-hero.1a2b3c4d". */
  readonly file: string;
  /** Widths of the files in pixels, ascending. */
  readonly widths: readonly number[];
}

/** One picture of the site. Without a file it has not been drawn yet and is shown as a placeholder. */
export interface ImageAsset extends Partial<ImageFiles> {
  /** Stable name; also the seed of the placeholder's strokes. */
  readonly id: string;
  /** URL of a drawing (SVG), instead of `file` and `widths`. */
  readonly src?: string;
  /** Size of the largest file in pixels, and thereby the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** '' for a decorative picture. */
  readonly alt: string;
  /** Another camera or crop for narrow windows, AVIF only. */
  readonly mobile?: ImageFiles & {
    /** Media condition, e.g. "(max-width: 600px)". */
    readonly media: string;
    readonly width: number;
    readonly height: number;
  };
}

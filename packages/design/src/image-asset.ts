export interface ImageSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcset: string;
}

/** One picture of the site in all its files. Without sources it has not been drawn yet. */
export interface ImageAsset {
  /** Stable name; also decides the strokes of the placeholder. */
  readonly id: string;
  /** Pixels of the largest file; they give the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** '' for a picture that only decorates. */
  readonly alt: string;
  readonly sources?: readonly ImageSource[];
  /** The file for browsers that take none of the sources, and the only one of an SVG sheet. */
  readonly src?: string;
  /** Another camera for narrow windows. */
  readonly mobile?: {
    /** Media condition, e.g. "(max-width: 600px)". */
    readonly media: string;
    readonly width: number;
    readonly height: number;
    readonly sources: readonly ImageSource[];
  };
}

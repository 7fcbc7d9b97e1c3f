// /Brand/video: the promotional film, which autoplays once, and its content as text.
// Its URL is a site fact (embeds.promotionVideo): a clip of this site or a page of another origin.
import { FilmClip } from '../pages/brand-video/film-clip';

export { BrandVideoPage as default } from '../pages/brand-video/brand-video-page';

export const islands = [FilmClip];

// /Brand/video: the promotional film, which starts by itself, ends and stops, and its story as text.
// The film's address is a site fact (embeds.promotionVideo): a clip of this site or an outside page.
export { BrandVideoPage as default } from '../pages/brand-video/brand-video-page';

// /Brand/video: the promotional video, which autoplays once, and its content as text.
// Its URL is a site fact (embeds.promotionVideo): a file of this site or a page of another origin.
import { PromotionVideo } from '../pages/brand-video/promotion-video';

export { BrandVideoPage as default } from '../pages/brand-video/brand-video-page';

export const islands = [PromotionVideo];

/** /FloorPlan/videos: three guide videos behind tabs, the selected one playing.
 *  The shell's banner holds the h1. */
export { GuideVideosPage as default } from '../pages/guide-videos/guide-videos-page';

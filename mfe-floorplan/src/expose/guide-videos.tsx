// /FloorPlan/videos: three guide videos in tabs; the selected one plays.
// The h1 belongs to the shell's banner.
export { GuideVideosPage as default } from '../pages/guide-videos/guide-videos-page';

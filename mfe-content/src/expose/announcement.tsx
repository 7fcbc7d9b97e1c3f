// /SalesInfo/announcement: key facts of the recruitment announcement and the way to its PDF.
// The PDF opens in a new tab; meanwhile an overlay says so (pages/announcement).
export { AnnouncementPage as default } from '../pages/announcement/announcement-page';

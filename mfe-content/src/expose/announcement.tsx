// /SalesInfo/announcement: key facts of the recruitment announcement and the link to its PDF.
// The PDF opens in a new tab, under a loading overlay until it has loaded (pages/announcement).
import { AnnouncementLink } from '../pages/announcement/announcement-link';

export { AnnouncementPage as default } from '../pages/announcement/announcement-page';

export const islands = [AnnouncementLink];

/**
 * Videos of this site are cut for the frame of a desktop and, in a file of its own beside it, for that of a phone.
 * @param address `/media/videos/promotion.<hash>.mp4`
 * @returns the address of the phone's cut; any other address unchanged, which then serves both
 */
export const mobileVideo = (address: string): string =>
  address.replace(/^(\/media\/videos\/[\w-]+\.[0-9a-f]{8})(\.mp4)$/, '$1-mobile$2');

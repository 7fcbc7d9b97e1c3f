/**
 * @param address without its ending
 * @returns the decoded picture, AVIF where the browser knows it
 * @throws Error when neither format comes
 */
export async function loadPanorama(address: string): Promise<HTMLImageElement> {
  return loadPicture(`${address}.avif`).catch(() => loadPicture(`${address}.webp`));
}

async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/**
 * @param address without extension
 * @returns the decoded picture, as AVIF if the browser supports it
 * @throws Error when neither format loads
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

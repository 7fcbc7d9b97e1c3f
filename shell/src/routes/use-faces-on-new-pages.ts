import { useEffect, useLayoutEffect, useRef } from 'react';
import { faceFamilies, isOfFamily } from '@site/contract';
import { facesCachedEvent, facesKey, fullFaces } from '@site/design/page-faces';

let loading: Promise<void> | undefined;
let loaded: readonly FontFace[] = [];

/**
 * Our typefaces on pages that are reached without a page load: they are read from the cache while the first page is
 * looked at and added in the frame that shows the next page, so that no text changes its face while it is read.
 */
export function useFacesOnNewPages(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    changeFaces();
  }, [pathname]);
  useEffect(() => {
    loadFaces();
    addEventListener(facesCachedEvent, loadFaces);
    return () => removeEventListener(facesCachedEvent, loadFaces);
  }, []);
}

/**
 * What the pre-paint script added goes: a headline cut may lack letters of the next page, and a word never mixes two
 * faces; a full face that missed the first frame would not be used on this document any more.
 */
function changeFaces() {
  if (loaded.length > 0) document.fonts.clear();
  else for (const face of [...document.fonts]) if (isCut(face)) document.fonts.delete(face);
  for (const face of loaded) document.fonts.add(face);
  loaded = [];
  loadFaces();
}

function isCut(face: FontFace): boolean {
  return isOfFamily(face, faceFamilies.headline) || isOfFamily(face, faceFamilies.title);
}

function loadFaces() {
  if (loading || !isCached()) return;
  loading = Promise.all(
    fullFaces.map(([family, weight, href]) =>
      new FontFace(family, `url(${href})`, { weight }).load(),
    ),
  ).then(
    (faces) => void (loaded = faces),
    () => void (loading = undefined),
  );
}

function isCached(): boolean {
  try {
    return localStorage.getItem(facesKey) !== null;
  } catch {
    return false;
  }
}

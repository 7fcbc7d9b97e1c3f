import { useEffect, useLayoutEffect, useRef } from 'react';
import { facesCachedEvent, facesKey, loadSiteFaces } from '@site/design/page-faces';

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

/** What the pre-paint script added goes: a face that missed the first frame is never used on this document. */
function changeFaces() {
  if (loaded.length === 0) return;
  document.fonts.clear();
  for (const face of loaded) document.fonts.add(face);
  loaded = [];
}

function loadFaces() {
  if (loading || !isCached()) return;
  loading = loadSiteFaces().then(
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import { facesCachedEvent, facesKey, loadSiteFaces } from '@site/design/page-faces';

let loading: Promise<void> | undefined;
let loaded: readonly FontFace[] = [];

/**
 * Adds our typefaces on client navigation: they are loaded from the cache during the first page and added in the frame
 * that shows the next page, so that no visible text changes its face.
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

/** Replaces the faces of the pre-paint script: an `optional` face that missed the first frame is never used. */
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

import { useEffect, useRef } from 'react';

/**
 * Fades an image in that is still on its way when script comes alive. What is already on screen stays, without script
 * nothing is hidden, and a picture of the first screen never waits for a fade: it is what a page's largest paint is.
 * @returns the ref for the `<img>`; while it loads the element carries `data-loading`.
 */
export function useFadeOnLoad() {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (!image || image.complete || image.getAttribute('loading') !== 'lazy') return;
    const show = () => {
      delete image.dataset['loading'];
    };
    image.dataset['loading'] = '';
    image.addEventListener('load', show);
    image.addEventListener('error', show);
    return () => {
      show();
      image.removeEventListener('load', show);
      image.removeEventListener('error', show);
    };
  }, []);
  return ref;
}

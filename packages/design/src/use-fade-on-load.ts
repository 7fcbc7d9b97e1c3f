import { useEffect, useRef } from 'react';

/**
 * Fades in an image that is not loaded yet at hydration. A loaded image is shown as it is, nothing is hidden without
 * script, and pictures above the fold never fade in, because they determine the largest contentful paint.
 * @returns the ref for the `<img>`, which has `data-loading` while it loads
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

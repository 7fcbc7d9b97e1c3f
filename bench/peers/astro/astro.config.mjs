// Inline styles, as on the site itself: the fastest option of Astro.
import { defineConfig } from 'astro/config';

export default defineConfig({
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});

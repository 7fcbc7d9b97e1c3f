// Styles stand in the page, as on the site itself: the fastest that Astro offers.
import { defineConfig } from 'astro/config';

export default defineConfig({
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});

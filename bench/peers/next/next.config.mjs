// A static export with its styles in the page, as on the site itself: the fastest that Next offers.
export default {
  output: 'export',
  experimental: { inlineCss: true },
  images: { unoptimized: true },
};

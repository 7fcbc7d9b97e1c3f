// A static export with inline styles, as on the site itself: the fastest option of Next.
export default {
  output: 'export',
  experimental: { inlineCss: true },
  images: { unoptimized: true },
};

// First module of each development build: connects its webpack runtime to the page's development client.
/* global siteDevelopment, __resourceQuery, __webpack_hash__ */
siteDevelopment.connect(__resourceQuery.slice(1), import.meta.webpackHot, () => __webpack_hash__);

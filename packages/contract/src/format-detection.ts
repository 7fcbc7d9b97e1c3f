/**
 * `<meta name="format-detection">` of every page. Where it is missing, iOS and in-app browsers make links of telephone numbers
 * and dates, and so change HTML that the site's scripts know.
 */
export const formatDetection = 'telephone=no, date=no, address=no, email=no';

import { fontUrl } from './font-names';
import { interfaceFonts } from './fonts';

/** Addresses of the faces that every page uses, for a document's head that wants to fetch them early. */
export const interfaceFontUrls = {
  sans: fontUrl(interfaceFonts.sans),
  serif500: fontUrl(interfaceFonts.serif500),
  serif300: fontUrl(interfaceFonts.serif300),
} as const;

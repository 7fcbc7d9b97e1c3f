import {
  encodePath,
  pathOf,
  subMenus,
  type RouteMatch,
  type SiteFacts,
  type SubMenuId,
} from '@site/contract';
import { sharePicture } from '../content/share-picture';
import type { PageBlock } from '../routes/page-block';

/** JSON-LD of a page: complex, breadcrumbs and article. No price or offer, because the complex is fictional. */
export function structuredData(page: PageBlock, match: RouteMatch | undefined): readonly object[] {
  if (!match) return [];
  const url = page.publicOrigin + encodePath(page.path);
  return [
    ...(match.route.id === 'home' ? [apartmentComplex(match.site, page.publicOrigin)] : []),
    ...(match.route.subMenu ? [breadcrumbs(page, match, match.route.subMenu)] : []),
    ...(page.head.publishedAt ? [newsArticle(page, match.site, url)] : []),
  ];
}

function apartmentComplex(site: SiteFacts, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    name: site.name,
    url: `${origin}/`,
    telephone: `+82-${site.phone.display}`,
    numberOfAccommodationUnits: site.households,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressLocality: site.address.region,
      streetAddress: site.address.street,
    },
    accommodationFloorPlan: Object.entries(site.householdsByType).map(([type, units]) => ({
      '@type': 'FloorPlan',
      name: type,
      numberOfAccommodationUnits: units,
    })),
  };
}

/** From general to specific, without the home page, as Naver recommends. A section has the address of its first page. */
function breadcrumbs({ path, head, publicOrigin }: PageBlock, match: RouteMatch, key: SubMenuId) {
  const { route, site } = match;
  const { label, routeIds } = subMenus[key];
  const addressOf = (routeId: string) => pathOf(routeId, { site: site.key });
  const items = [
    { name: label, path: addressOf(routeIds[0]) },
    ...(head.publishedAt
      ? [
          { name: route.label, path: addressOf('press-list') },
          { name: head.headline ?? head.title, path },
        ]
      : [{ name: route.label, path }]),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path: itemPath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicOrigin + encodePath(itemPath),
    })),
  };
}

function newsArticle({ head, publicOrigin }: PageBlock, site: SiteFacts, url: string) {
  const { title, headline, description, publishedAt, updatedAt = publishedAt, picture } = head;
  const organization = { '@type': 'Organization', name: site.name, url: `${publicOrigin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: headline ?? title,
    description,
    image: [publicOrigin + (picture?.url ?? sharePicture.file)],
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: url,
    inLanguage: 'ko',
    author: organization,
    publisher: organization,
  };
}

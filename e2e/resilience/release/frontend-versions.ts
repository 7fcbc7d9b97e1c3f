import { parseModuleId, registrationPopup, staticPaths, type RouteEntry } from '@site/contract';
import { modulesOfRoute, pageFile, type FrontendName } from '@site/release';
import { urlOf } from '../../harness/steps/site-pages';

/** A text on a page, the source file that contains it, and its wording in a second version. */
interface Versions {
  readonly url: string;
  readonly file: string;
  readonly first: string;
  readonly second: string;
}

/** What a second version of each frontend changes. */
export const frontendVersions: Readonly<Record<FrontendName, Versions>> = {
  shell: {
    url: urlOf('brand-intro'),
    file: 'shell/src/content/frame-texts.ts',
    first: '본문 바로가기',
    second: '본문으로 바로가기',
  },
  'mfe-content': {
    url: urlOf('brand-intro'),
    file: 'mfe-content/src/content/brand-intro.ts',
    first: '이름에 담은 두 낱말',
    second: '이름에 담은 낱말 둘',
  },
  'mfe-floorplan': {
    url: urlOf('floor-plan-84A'),
    file: 'mfe-floorplan/src/content/floor-plan-texts.ts',
    first: '지붕을 열면',
    second: '지붕을 들어 보면',
  },
  'mfe-press': {
    url: urlOf('press-list'),
    file: 'mfe-press/src/content/press-texts.ts',
    first: '등록된 언론보도가 없습니다.',
    second: '아직 언론보도가 없습니다.',
  },
  'mfe-registration': {
    url: urlOf('customer'),
    file: 'mfe-registration/src/content/customer-page.ts',
    first: '저녁빛이 좋은 날,',
    second: '아침빛이 좋은 날,',
  },
};

/** @returns the files under pages/ with HTML of a frontend. The shell's frame and the closed popup are on every page. */
export function pagesOf(frontend: FrontendName): readonly string[] {
  const isEverywhere = frontend === 'shell' || parseModuleId(registrationPopup).remote === frontend;
  const isRendered = (route: RouteEntry) =>
    isEverywhere || modulesOfRoute(route).some((id) => parseModuleId(id).remote === frontend);
  const files = staticPaths()
    .filter(({ route }) => isRendered(route))
    .map(({ path }) => pageFile(path));
  return [...files, ...(isEverywhere ? ['errors/404.html', 'errors/503.html'] : [])].sort();
}

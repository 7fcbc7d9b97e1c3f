/** Replaces the shell's module source: every remote is in the bundle, nothing is loaded. */
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import type { BrowserModules } from '../../../shell/src/remotes/browser-modules';

interface Folder {
  (file: string): ExposeModule;
  readonly keys: () => string[];
}

declare global {
  interface ImportMeta {
    webpackContext: (folder: string, options: { readonly regExp: RegExp }) => Folder;
  }
}

const modules = new Map<string, ExposeModule>();

add(
  'mfe-content',
  import.meta.webpackContext('../../../mfe-content/src/expose', { regExp: /^\.\/[\w-]+\.tsx$/ }),
);
add(
  'mfe-floorplan',
  import.meta.webpackContext('../../../mfe-floorplan/src/expose', { regExp: /^\.\/[\w-]+\.tsx$/ }),
);
add(
  'mfe-press',
  import.meta.webpackContext('../../../mfe-press/src/expose', { regExp: /^\.\/[\w-]+\.tsx$/ }),
);
add(
  'mfe-registration',
  import.meta.webpackContext('../../../mfe-registration/src/expose', {
    regExp: /^\.\/[\w-]+\.tsx$/,
  }),
);

/** `./press-list.tsx` is `mfe-press/PressList` in the contract. */
function add(remote: string, folder: Folder): void {
  for (const file of folder.keys()) {
    const expose = file
      .replace(/^\.\/|\.tsx$/g, '')
      .replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
    modules.set(`${remote}/${expose}`, folder(file));
  }
}

export function createBrowserModules(): BrowserModules {
  return {
    isLoaded: (id) => modules.has(id),
    read(id: ModuleId) {
      const module = modules.get(id);
      if (!module) throw new Error(`${id} is not in the bundle`);
      return module;
    },
  };
}

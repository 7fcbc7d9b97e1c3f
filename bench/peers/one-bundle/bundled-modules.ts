/** Replaces the shell's module source: every remote is in the bundle, nothing is loaded. */
import { exposeFile, exposesByRemote, type ModuleId, type RemoteName } from '@site/contract';
import type { ExposeModule } from '@site/host';

type Folder = (file: string) => ExposeModule;

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

function add(remote: RemoteName, folder: Folder): void {
  for (const expose of exposesByRemote[remote])
    modules.set(`${remote}${expose.slice(1)}`, folder(`./${exposeFile(expose)}.tsx`));
}

export function createBrowserModules() {
  return {
    read(id: ModuleId) {
      const module = modules.get(id);
      if (!module) throw new Error(`${id} is not in the bundle`);
      return module;
    },
  };
}

// Loader of development builds: registers a module's components with the one refresh runtime of the page
// (tools/dev/browser), and says which edits end at this module. An edit goes up from module to importer until one accepts it:
//
// - `expose`: always, so that no edit of a remote reloads the page
// - `component`: if it exports only components
// - `design`: the entry of packages/design, which remotes share with the shell: their modules then run again
// - `none`: host and contract, and design below its entry
//
// JavaScript, because webpack loads it by itself.

/** @this {import('webpack').LoaderContext<{ owner: string }>} */
export default function refreshLoader(source, map) {
  const { owner } = this.getOptions();
  const kind = kindOf(this.resourcePath);
  const usesDesign = kind !== 'none' && /from ['"]@site\/design['"]/.test(source);
  const module = JSON.stringify({ owner, kind, usesDesign });
  // In front of the first line, whose number must not change.
  const start =
    `var $RefreshReg$ = (type, name) => siteDevelopment.register(type, ${JSON.stringify(owner)} + __webpack_module__.id + name), ` +
    '$RefreshSig$ = siteDevelopment.createSignature;';
  const end = `\nsiteDevelopment.settle(__webpack_module__, import.meta.webpackHot, ${module});`;
  this.callback(null, start + source + end, map);
}

function kindOf(path) {
  if (/[/\\]design[/\\]src[/\\]index\.ts$/.test(path)) return 'design';
  if (/[/\\](design|host|contract)[/\\]src[/\\]/.test(path)) return 'none';
  return /[/\\]src[/\\]expose[/\\]/.test(path) ? 'expose' : 'component';
}

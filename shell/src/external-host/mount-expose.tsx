import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { ModuleId, SiteFacts } from '@site/contract';
import { GlobalStyle } from '@site/design/global-style';
import type { ExposeModule } from '@site/host';
import type { ExternalHost } from '@site/host/external-host';

export interface MountOptions {
  /** The route's parameters, for example `{ type: '84A' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Data for the expose; by default its own `load` fetches it. */
  readonly data?: unknown;
  /** Further props, for example `onOpen` of the popup. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** false if the page already has the GlobalStyle of @site/design; default: true. */
  readonly hasGlobalStyle?: boolean;
}

const loadTimeoutMs = 8000;

/**
 * Loads an expose and its data and renders it into an element.
 * @throws any error of loading; the element is then unchanged. Any error of the first render; the element is then empty
 */
export async function mountExpose(
  { load, Provider, site }: ExternalHost & { readonly site: SiteFacts },
  element: Element,
  id: ModuleId,
  { params = {}, data, props, hasGlobalStyle = true }: MountOptions,
) {
  const module = await load(id);
  const shown = data === undefined ? await loadData(module, params, site) : data;
  // The types of further props are known only where the expose is mounted.
  const Content = module.default as unknown as ComponentType<Record<string, unknown>>;
  let rejectMount: ((error: unknown) => void) | undefined;
  const root = createRoot(element, {
    // Errors of later renders are reported, as React does by default.
    onUncaughtError: (error) => (rejectMount ?? reportError)(error),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      rejectMount = reject;
      root.render(
        <Provider>
          {hasGlobalStyle && <GlobalStyle />}
          <Content {...props} params={params} data={shown} />
          {/* React calls back when what stands before it, slots included, is in the document. */}
          <span hidden ref={() => resolve()} />
        </Provider>,
      );
    });
  } catch (error) {
    root.unmount();
    throw error;
  }
  rejectMount = undefined;
  return { unmount: () => root.unmount() };
}

function loadData(module: ExposeModule, params: Readonly<Record<string, string>>, site: SiteFacts) {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  return module.load?.(params, { site, apiOrigin: '', query: {}, signal });
}

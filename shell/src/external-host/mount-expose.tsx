import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ModuleId, SiteFacts } from '@site/contract';
import { GlobalStyle } from '@site/design';
import type { ExposeModule } from '@site/host';
import type { ExternalHost } from '@site/host/external-host';

export interface MountOptions {
  /** The route's parameters, for example `{ type: '84A' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Given: shown as it is. Not given: what the expose's own `load` fetches. */
  readonly data?: unknown;
  /** Properties besides, for example the popup's `onClose`. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** false: the page has the tokens and the reset of @site/design already. */
  readonly hasGlobalStyle?: boolean;
}

export interface Mounted {
  readonly unmount: () => void;
}

const loadTimeoutMs = 8000;

/**
 * Loads an expose and its data and draws it into an element.
 * @throws what loading throws; the element stays as it was
 */
export async function mountExpose(
  { load, Provider, site }: ExternalHost & { readonly site: SiteFacts },
  element: Element,
  id: ModuleId,
  { params = {}, data, props, hasGlobalStyle = true }: MountOptions,
): Promise<Mounted> {
  const module = await load(id);
  const shown = data === undefined ? await loadData(module, params, site) : data;
  // What else an expose takes is known to the page that mounts it.
  const Content = module.default as unknown as ComponentType<Record<string, unknown>>;
  const root = createRoot(element);
  await new Promise<void>((resolve) => {
    root.render(
      <Provider>
        {hasGlobalStyle && <GlobalStyle />}
        <Drawn onDraw={resolve}>
          <Content {...props} params={params} data={shown} />
        </Drawn>
      </Provider>,
    );
  });
  return { unmount: () => root.unmount() };
}

/** A ref is set when everything inside, slots too, is on the page. */
function Drawn({
  onDraw,
  children,
}: {
  readonly onDraw: () => void;
  readonly children: ReactNode;
}) {
  return (
    <>
      {children}
      <span hidden ref={onDraw} />
    </>
  );
}

function loadData(module: ExposeModule, params: Readonly<Record<string, string>>, site: SiteFacts) {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  return module.load?.(params, { site, apiOrigin: '', query: {}, signal });
}

import { createContext, createElement, useContext, type ReactNode } from 'react';
import { useIsHtml } from './use-is-html';

/** Values that survive JSON: an island's props stand in the page's HTML. */
type IslandValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly IslandValue[]
  | { readonly [name: string]: IslandValue };

/**
 * A part with state in a page that is otherwise plain HTML. On the page that the server rendered, only islands hydrate,
 * each with a React root of its own: whatever a browser or an extension has done to the page around them concerns nobody.
 * An expose lists its islands in the export `islands`; one without that export is a single island as a whole.
 */
export interface Island {
  (props: never): ReactNode;
  /** Unique in its expose; the HTML names it in `data-island`. */
  readonly islandName: string;
  readonly Content: (props: never) => ReactNode;
}

/**
 * Makes an island of a component:
 *
 *     export const PremiumSlider = island('premium-slider', Slider);
 *
 * Its element has no box (`display: contents`). Clicks and keys before hydration are replayed in it and, if it handles those of
 * elements beside it, in the `data-island-area` around both. It must not contain a slot; an island in it is just a part of it. Effects may
 * look for the elements around the island, which are plain HTML on a page from the server and React's after client navigation.
 * @param name unique in the expose
 */
export function island<Props extends { readonly [Name in keyof Props]: IslandValue }>(
  name: string,
  Content: (props: Props) => ReactNode,
): ((props: Props) => ReactNode) & Island {
  function IslandElement(props: Props) {
    const isHtml = useIsHtml();
    const isPart = useContext(InsideIsland);
    // It stands in the HTML of every page: no more bytes than needed.
    const written = Object.keys(props).length > 0 ? JSON.stringify(props) : '';
    return (
      <div data-island={name} data-props={isHtml && !isPart ? written : undefined}>
        <InsideIsland value>{createElement(Content, props)}</InsideIsland>
      </div>
    );
  }
  return Object.assign(IslandElement, { islandName: name, Content });
}

/** Whether the content is part of an island. */
export const InsideIsland = createContext(false);

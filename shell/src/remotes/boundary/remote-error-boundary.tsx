import { Component, type ReactNode, type RefObject } from 'react';
import { StaticSnapshot, takeSnapshot, type Snapshot } from './static-snapshot';
import { PageLoad } from './page-load';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly page: string;
  /** The page whose content is shown; undefined before the first. */
  readonly shownPage: RefObject<string | undefined>;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly hasFailed: boolean;
}

/**
 * If a remote throws, a static snapshot of its HTML replaces it: text, links and native forms still work. If nothing was
 * shown yet, the page is loaded as a document instead.
 */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasFailed: false };
  private taken: { readonly page: string; readonly snapshot: Snapshot } | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: false };
  }

  override render() {
    const { root, page, shownPage, fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (shownPage.current !== page) return <PageLoad key={page} fallback={fallback} />;
    // The old nodes are still in the document: React removes them when it commits this render.
    if (this.taken?.page !== page) this.taken = { page, snapshot: takeSnapshot(root.current) };
    return <StaticSnapshot snapshot={this.taken.snapshot} />;
  }
}

import { Component, type ReactNode, type RefObject } from 'react';
import { takeSnapshot, StaticSnapshot, type Snapshot } from './static-snapshot';
import { PageLoad } from './page-load';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly page: string;
  /** The page whose content the region shows now; undefined while it shows none. */
  readonly shownPage: RefObject<string | undefined>;
  readonly fallback: ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly hasFailed: boolean;
}

/**
 * When a remote throws, its region becomes a still picture of what the visitor saw: text, links and native
 * forms go on working. Where nothing was to be seen yet, the page is fetched as a document, which holds it.
 */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasFailed: false };
  private kept: (Snapshot & { readonly page: string }) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: false };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    const { root, page, shownPage, fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (shownPage.current !== page) return <PageLoad key={page} fallback={fallback} />;
    // Still in the document: React removes the old nodes only when this render is committed.
    if (this.kept?.page !== page) this.kept = { page, ...takeSnapshot(root.current) };
    return <StaticSnapshot copy={this.kept} />;
  }
}

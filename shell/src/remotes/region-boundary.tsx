import { Component, type ReactNode, type RefObject } from 'react';
import { SectionUnavailable } from '../frame/section-unavailable';
import { KeptHtml } from './kept-html';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/**
 * When a remote throws, its region becomes a still picture of what the visitor saw: text, links and native
 * forms go on working. Where nothing was to be seen yet, the page says so and offers a fresh load.
 */
export class RegionBoundary extends Component<Props, State> {
  override state: State = {};
  private kept: readonly Node[] | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    // Still in the document: React removes the old nodes only when this render is committed.
    this.kept ??= [...(this.props.root.current?.childNodes ?? [])].map((node) =>
      node.cloneNode(true),
    );
    return this.kept.some((node) => node.textContent) ? (
      <KeptHtml nodes={this.kept} />
    ) : (
      <SectionUnavailable />
    );
  }
}

import { Component, type ReactNode } from 'react';
import { StaticSnapshot, takeSnapshot, type Snapshot } from '../boundary/static-snapshot';

interface Props {
  readonly island: HTMLElement;
  readonly children: ReactNode;
}

/** If an island throws, a static snapshot of its HTML replaces it: text, links and native forms still work. */
export class IslandErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private snapshot: Snapshot | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The old nodes are still in the document: React removes them when it commits this render.
    this.snapshot ??= takeSnapshot(this.props.island);
    return <StaticSnapshot snapshot={this.snapshot} />;
  }
}

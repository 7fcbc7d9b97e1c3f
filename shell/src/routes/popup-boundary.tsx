import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/**
 * A popup that throws takes nothing along: without a boundary React would empty the whole page. The visitor's wish
 * is still open then, so the boot file follows the link to the customer page.
 */
export class PopupBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

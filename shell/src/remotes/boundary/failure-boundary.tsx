import { Component, type ReactNode } from 'react';

interface Props {
  /** After a failure the children are tried again on another page. */
  readonly page?: string;
  /** Rendered in place of children that have thrown, while their nodes are still in the document. */
  readonly instead: () => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly page: string | undefined;
  readonly hasFailed: boolean;
}

export class FailureBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead() : this.props.children;
  }
}

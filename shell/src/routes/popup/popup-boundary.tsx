import { Component, type ReactNode } from 'react';

interface Props {
  /** Contains the open dialog. */
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/**
 * If the popup's code throws, a copy of its dialog, including typed text, replaces it: a native form in a modal dialog.
 */
export class PopupBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private copy: HTMLDialogElement | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.copy) return;
    this.props.root.append(this.copy);
    // The copy of an open dialog is open, but not modal.
    this.copy.open = false;
    this.copy.showModal();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The old nodes are still in the document: React removes them when it commits this render.
    this.copy ??= this.props.root.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement;
    return null;
  }
}

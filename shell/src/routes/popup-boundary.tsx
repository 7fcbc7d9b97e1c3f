import { Component, type ReactNode } from 'react';

interface Props {
  /** Holds the open dialog. */
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/**
 * When the popup's code throws, a copy of the dialog as the visitor saw it takes its place, with all that was typed:
 * a native form in a modal dialog.
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
    // What is copied from an open dialog is no modal one.
    this.copy.open = false;
    this.copy.showModal();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Still in the document: React removes the old nodes only when this render is committed.
    this.copy ??= this.props.root.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement;
    return null;
  }
}

import { Component, type ReactNode } from 'react';
import {
  insertCopies,
  restoreFocus,
  takeSnapshot,
  type Snapshot,
} from '../../remotes/boundary/static-snapshot';

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
  private snapshot: Snapshot | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { root } = this.props;
    if (!this.snapshot) return;
    insertCopies(root, this.snapshot);
    const dialog = root.querySelector('dialog');
    if (!dialog) return;
    // The copy of an open dialog is open, but not modal.
    dialog.open = false;
    dialog.showModal();
    restoreFocus(this.snapshot);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.snapshot ??= takeSnapshot(this.props.root);
    return null;
  }
}

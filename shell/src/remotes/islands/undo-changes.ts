/** An undone change, to be made again. */
interface Change {
  readonly record: MutationRecord;
  /** Text of a changed text node. */
  readonly after: string;
}

/**
 * Undoes what others (translators, extensions, the browser itself) have changed in an island, so that React finds the nodes
 * that were sent. Do this, hydrate, and redo in one task: no frame shows the page without the changes.
 * @param records of the whole page, oldest first (pre-paint-script.ts)
 * @returns a function that makes the changes again: the visitor keeps a translated text, and the elements of extensions
 */
export function undoChanges(records: readonly MutationRecord[], island: Element): () => void {
  const undone: Change[] = [];
  for (const record of [...records].reverse()) {
    const { target, type, addedNodes, removedNodes } = record;
    if (!island.contains(target)) continue;
    undone.push({ record, after: (target as Text).data });
    if (type === 'characterData') (target as Text).data = record.oldValue ?? '';
    else replace(record, addedNodes, removedNodes);
  }
  return () => {
    for (const change of undone.reverse()) redo(change);
  };
}

/** Only where React has left the nodes as they were: it may have rendered something else since. */
function redo({ record, after }: Change): void {
  const { target, type, oldValue, addedNodes, removedNodes } = record;
  if (!target.isConnected) return;
  if (type === 'characterData') {
    if ((target as Text).data === oldValue) (target as Text).data = after;
    return;
  }
  const elements = [...removedNodes].filter((node) => node instanceof HTMLElement);
  // React may update or move an element, so one that was removed is hidden instead.
  for (const element of elements) element.style.display = 'none';
  if ([...removedNodes].every((node) => node instanceof Text && node.parentNode === target))
    replace(record, removedNodes, addedNodes);
}

/** Takes some nodes out of a record's target and puts others into their place. */
function replace(
  { target, previousSibling, nextSibling }: MutationRecord,
  out: NodeList,
  into: NodeList,
): void {
  for (const node of out) if (node.parentNode === target) target.removeChild(node);
  const isSibling = (node: Node | null) => node?.parentNode === target;
  const next = isSibling(nextSibling)
    ? nextSibling
    : isSibling(previousSibling)
      ? previousSibling?.nextSibling
      : null;
  for (const node of into) target.insertBefore(node, next ?? null);
}

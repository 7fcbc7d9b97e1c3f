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
  const moved = movedElements(records.filter(({ target }) => island.contains(target)));
  const undone: Change[] = [];
  for (const record of [...records].reverse()) {
    const { target, type, addedNodes, removedNodes } = record;
    // Asked in this order: what was changed first may have been removed since.
    if (!island.contains(target)) continue;
    undone.push({ record, after: (target as Text).data });
    if (type === 'characterData') (target as Text).data = record.oldValue ?? '';
    else replace(record, [...addedNodes], [...removedNodes]);
  }
  return () => {
    for (const change of undone.reverse()) redo(change, moved);
  };
}

/** Elements that were sent and are now elsewhere in the page. They stay where React has them. */
function movedElements(records: readonly MutationRecord[]): ReadonlySet<Node> {
  const added = new Set<Node>();
  const moved = new Set<Node>();
  for (const { addedNodes, removedNodes } of records) {
    for (const node of removedNodes)
      if (node instanceof Element && node.isConnected && !added.has(node)) moved.add(node);
    for (const node of addedNodes) added.add(node);
  }
  return moved;
}

/** Only where React has left the nodes as they were: it may have rendered something else since. */
function redo({ record, after }: Change, moved: ReadonlySet<Node>): void {
  const { target, type, oldValue } = record;
  if (!target.isConnected) return;
  if (type === 'characterData') {
    if ((target as Text).data === oldValue) (target as Text).data = after;
    return;
  }
  const removed = [...record.removedNodes].filter((node) => !moved.has(node));
  if (removed.some((node) => node.parentNode !== target)) return;
  // React may update or move an element, so one that was removed is hidden instead.
  for (const node of removed)
    if (node instanceof HTMLElement || node instanceof SVGElement) node.style.display = 'none';
  replace(
    record,
    removed.filter((node) => node instanceof Text),
    [...record.addedNodes].filter((node) => !moved.has(node)),
  );
}

/** Takes some nodes out of a record's target and puts others into their place. */
function replace(
  { target, previousSibling, nextSibling }: MutationRecord,
  out: readonly Node[],
  into: readonly Node[],
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

/** Key: a text node that a translator took out of the page. Value: the element in its place. */
const standIns = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();

function placeOf(parent: Node, node: Node): ChildNode | null {
  for (const start of [node, standIns.get(node)]) {
    let at: Node | null | undefined = start;
    while (at && at.parentNode !== parent) at = at.parentNode;
    if (at) return at as ChildNode;
  }
  return null;
}

function noteReplaced(
  record: MutationRecord,
  added: ReadonlySet<Node>,
  observer: MutationObserver,
) {
  for (const removed of record.removedNodes) {
    if (!(removed instanceof Text) || removed.isConnected) continue;
    const standIn = [...record.addedNodes, record.previousSibling, record.nextSibling].find(
      (node) => node instanceof Element && added.has(node) && !taken.has(node),
    );
    if (!standIn) continue;
    taken.add(standIn);
    standIns.set(removed, standIn as ChildNode);
    observer.observe(removed, { characterData: true });
  }
}

/** Puts the original text node back, so that its new text is read and translated again. */
function showNewText(text: Node): void {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIns.delete(text);
  standIn.replaceWith(text);
}

/**
 * Lets React work on a page that the browser translates. Translators replace text nodes by
 * elements, and React would fail when it removes or changes a replaced node.
 * @decision D98 pages#translated-pages
 */
export function acceptTranslators(): void {
  const read = (records: readonly MutationRecord[]) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const record of records) {
      if (record.type === 'childList') noteReplaced(record, added, observer);
      else showNewText(record.target);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true, characterData: true });

  // oxlint-disable-next-line typescript/unbound-method -- both are called with their node
  const { removeChild, insertBefore } = Node.prototype;
  const find = (parent: Node, node: Node): ChildNode | null => {
    read(observer.takeRecords());
    return placeOf(parent, node);
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = find(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    return insertBefore.call(this, node, find(this, next)) as T;
  };
}

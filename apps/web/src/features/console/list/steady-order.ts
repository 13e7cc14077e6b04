import { useState } from 'react';

/**
 * Known entries keep their places until the list is opened again. A new entry goes before its next
 * neighbour in the server's order. An entry that returns, for example after an undo, gets its
 * earlier place.
 */
export function steadyOrder(known: readonly number[], ids: readonly number[]): readonly number[] {
  const order = [...known];
  for (const [place, id] of ids.toReversed().entries()) {
    if (order.includes(id)) continue;
    const after = ids[ids.length - place];
    order.splice(after === undefined ? order.length : order.indexOf(after), 0, id);
  }
  return order.length === known.length ? known : order;
}

/** @param list name of the shown list; each list has its own order */
export function useSteadyOrder<Item>(
  list: string,
  items: readonly Item[] | undefined,
  idOf: (item: Item) => number,
): readonly Item[] {
  const [kept, setKept] = useState<{ list: string; ids: readonly number[] }>({ list, ids: [] });
  const known = kept.list === list ? kept.ids : [];
  const ids = items ? steadyOrder(known, items.map(idOf)) : known;
  if (kept.list !== list || ids !== kept.ids) setKept({ list, ids });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (item: Item) => places.get(idOf(item)) ?? 0;
  return (items ?? []).toSorted((one, other) => placeOf(one) - placeOf(other));
}

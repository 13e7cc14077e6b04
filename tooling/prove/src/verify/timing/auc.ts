/**
 * Share of pairs in which the value of `first` is greater; equal values count half. 0.5 means no
 * difference.
 * @source security AU-3
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) {
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return wins / (first.length * second.length);
}

/** @throws for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median.');
  return (low + high) / 2;
}

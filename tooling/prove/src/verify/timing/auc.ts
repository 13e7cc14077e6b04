/**
 * Measures how well one figure separates two samples: the share of pairs in which the first is
 * greater, ties counting half. 0.5 separates nothing; 0 and 1 separate all.
 * @source security AU-3
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) {
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return wins / (first.length * second.length);
}

/** The median; for an even number the mean of the two in the middle. @throws for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median.');
  return (low + high) / 2;
}

/**
 * How well one figure tells two samples apart: the share of pairs in which the first is greater,
 * ties counting
 * half. 0.5 tells nothing, 0 and 1 tell all.
 * @source security AU-3
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) {
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return wins / (first.length * second.length);
}

/** The middle one; of an even number the mean of the two. @throws for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.');
  return (low + high) / 2;
}

import { hashKey } from '@tanstack/react-query';

const textOf = (value: unknown) => hashKey([{ value }]);

/** Whether two plain values hold the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

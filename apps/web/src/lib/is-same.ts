import { hashKey } from '@tanstack/react-query';

const textOf = (value: unknown) => hashKey([{ value }]);

/** Compares two plain values, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

import { hashKey } from '@tanstack/react-query';

const textOf = (value: unknown) => hashKey([{ value }]);

/** The order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

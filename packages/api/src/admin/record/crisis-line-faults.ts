import type { FieldIssue } from '../../errors.ts';
import { faultsOf } from './site-settings.ts';

const NUMBERS = new Set(['phone', 'text']);
const OF_LINE = new Set(['name', 'detail', 'hours', 'url']);

function placeOf([index, field, ...rest]: FieldIssue['path']): FieldIssue['path'] {
  if (index === undefined) return ['lines'];
  const name = String(field);
  if (NUMBERS.has(name)) return ['lines', index, name];
  return OF_LINE.has(name) ? ['lines', index, name, ...rest] : ['lines', index, 'phone'];
}

/**
 * Faults of crisis lines, with the path of each form field. A fault of all lines together has the
 * path `lines`.
 */
export function crisisLineFaults(content: unknown): FieldIssue[] {
  const faults = faultsOf('crisis', content).map(({ path, code }) => ({
    path: placeOf(path),
    code,
  }));
  return faults.filter(
    (fault, index) =>
      faults.findIndex((each) => each.path.join('.') === fault.path.join('.')) === index,
  );
}

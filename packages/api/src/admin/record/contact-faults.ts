import type { FieldIssue } from '../../errors.ts';
import { faultsOf } from './site-settings.ts';

const OF_CONTACT = new Set(['name', 'detail', 'hours', 'address', 'email', 'url']);

/**
 * Faults of contacts, with the path of each form field. A number that cannot be called is a fault
 * of `phone`.
 */
export const contactFaults = (content: unknown): FieldIssue[] =>
  faultsOf('contacts', content).map(({ path: [index = 0, field, ...rest], code }) => ({
    path: OF_CONTACT.has(String(field))
      ? ['contacts', index, String(field), ...rest]
      : ['contacts', index, 'phone'],
    code,
  }));

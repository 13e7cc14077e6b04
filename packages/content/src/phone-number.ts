import { z } from 'zod';
import { line } from './localised.ts';

/**
 * Matches a short number of three to six digits (911), a North American number, a national number
 * that starts with 0, or an international number.
 */
const CALLABLE = /^(?:\d{3,6}|1?[2-9]\d{2}[2-9]\d{6}|0\d{7,10}|\+\d{8,15})$/u;

export const isCallable = (tel: string): boolean => CALLABLE.test(tel);

export const phoneNumber = z.strictObject({
  display: line,
  tel: z.string().refine(isCallable, {
    error: 'must be a number that can be called, as 5145550142',
    params: { code: 'notCallable' },
  }),
});

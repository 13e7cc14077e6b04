import { z } from 'zod';

/** Text on one line, as a file of the content holds it. */
export const line = z.string().trim().min(1);

/** The same in each language. */
export const localised = z.strictObject({ fr: line, en: line });

import { z } from 'zod';

/** Text on one line. */
export const line = z.string().trim().min(1);

/** A text in each language. */
export const localised = z.strictObject({ fr: line, en: line });

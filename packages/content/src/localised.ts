import { z } from 'zod';

export const line = z.string().trim().min(1);

export const localised = z.strictObject({ fr: line, en: line });

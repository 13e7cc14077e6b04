import { z } from 'zod';

export const line = z.string().trim().min(1);

export const shortLine = (most: number) => line.max(most);

export const localised = z.strictObject({ fr: line, en: line });

export const shortLocalised = (most: number) =>
  z.strictObject({ fr: shortLine(most), en: shortLine(most) });

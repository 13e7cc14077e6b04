import type { Contact, Locale } from '@aube/content';
import { z } from 'zod';

export const contactViewOutput = z.object({
  code: z.string(),
  name: z.string(),
  detail: z.string().nullable(),
  hours: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.object({ display: z.string(), tel: z.string() }).nullable(),
  email: z.string().nullable(),
  url: z.string().nullable(),
});

/** Contact in the form that participants see. */
export const contactView = (
  { code, name, detail, hours, address, phone, email, url }: Contact,
  locale: Locale,
): z.infer<typeof contactViewOutput> => ({
  code,
  name: name[locale],
  detail: detail?.[locale] ?? null,
  hours: hours?.[locale] ?? null,
  address: address?.[locale] ?? null,
  phone: phone ?? null,
  email: email ?? null,
  url: url ?? null,
});

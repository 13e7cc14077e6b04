import { contactsOf } from '@aube/content';
import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { guestOrUserProcedure } from '../trpc.ts';

const contactsOutput = z.object({
  /** The caller's own establishment; null for a guest, and for a user who is no participant. */
  establishment: z.object({ name: z.string() }).nullable(),
  contacts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      detail: z.string().nullable(),
      hours: z.string().nullable(),
      phone: z.object({ display: z.string(), tel: z.string() }).nullable(),
      email: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
});

/**
 * The resource persons of the caller's establishment (« personnes-ressources »); none for a guest,
 * nor for an establishment that has written none.
 * @source specification §2
 */
export const getContacts = guestOrUserProcedure
  .input(z.void())
  .output(contactsOutput)
  .query(async ({ ctx: { actor, db, locale, pages } }) => {
    const id = actor?.participantEstablishmentId ?? null;
    const [own] =
      id === null
        ? []
        : await db
            .select({ name: establishments.name, referenceCode: establishments.referenceCode })
            .from(establishments)
            .where(eq(establishments.id, id));
    const contacts = contactsOf(pages.contacts, own?.referenceCode ?? null);
    return {
      establishment: own ? { name: own.name } : null,
      contacts: contacts.map(({ code, name, detail, hours, phone, email, url }) => ({
        code,
        name: name[locale],
        detail: detail?.[locale] ?? null,
        hours: hours?.[locale] ?? null,
        phone: phone ?? null,
        email: email ?? null,
        url: url ?? null,
      })),
    };
  });

import { blocksOf, locales } from '@aube/content';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure, participantProcedure } from '../trpc.ts';
import { expectPresentVersion, keepConsent, listConsents } from './record/consents.ts';
import { isConsentDue } from './rules/consent.ts';

/**
 * The text that registration asks people to agree to (« consentement »), in the caller's language.
 * @decision D62
 */
export const getConsent = openProcedure
  .output(
    z.object({
      version: z.string(),
      title: z.string(),
      /** Its paragraphs, headings and list items, a line each. */
      text: z.string(),
      publishedOn: z.string(),
    }),
  )
  .query(({ ctx: { pages, locale } }) => {
    const page = pages.pages.get('consent');
    if (!page) throw new AppError('NOT_FOUND');
    const { title, summary, body } = page.text[locale];
    return { ...pages.consent, title, text: [summary, ...blocksOf(body)].join('\n') };
  });

const ownConsent = z.object({
  /** The text in force. */
  presentVersion: z.string(),
  /** Whether the person is asked again. */
  isDue: z.boolean(),
  given: z.array(z.object({ version: z.string(), locale: z.enum(locales), givenAt: z.string() })),
});

/** What the person agreed to, and when, the latest first. @decision D62 */
export const getOwnConsent = participantProcedure
  .output(ownConsent)
  .query(async ({ ctx: { db, actor, pages } }) => {
    const given = await listConsents(db, actor.userId);
    const presentVersion = pages.consent.version;
    return {
      presentVersion,
      isDue: isConsentDue(
        given.map(({ version }) => version),
        presentVersion,
      ),
      given: given.map(({ givenAt, ...consent }) => ({
        ...consent,
        givenAt: givenAt.toISOString(),
      })),
    };
  });

/**
 * Agrees to the text in force, once more than at registration: a new first number is asked about
 * at the next login. Twice is once.
 * @throws INVALID with `consentOutdated` on `version` for another text than the one in force
 * @decision D62
 */
export const giveConsent = participantProcedure
  .input(z.object({ version: text(20) }))
  .output(z.null())
  .mutation(async ({ ctx, input: { version } }) => {
    expectPresentVersion(ctx, 'version', version);
    const { userId } = ctx.actor;
    await inTransaction(ctx.db, async (tx) => {
      await keepConsent(tx, { userId, version, locale: ctx.locale, now: ctx.now });
      await audit(tx, ctx, { subjectUserId: userId, objectType: 'consent', objectId: version });
    });
    return null;
  });

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
 * Text of the consent for the registration page (« consentement »), in the caller's language.
 * @decision D62
 */
export const getConsent = openProcedure
  .output(
    z.object({
      version: z.string(),
      title: z.string(),
      text: z.string(),
      publishedOn: z.string(),
    }),
  )
  .query(({ ctx: { pages, locale } }) => {
    const page = pages.pages.get('consent');
    if (!page) throw new AppError('NOT_FOUND');
    const { title, summary, body } = page.text[locale];
    const { version, publishedOn } = pages.consent;
    return { version, publishedOn, title, text: [summary, ...blocksOf(body)].join('\n') };
  });

const ownConsent = z.object({
  presentVersion: z.string(),
  isDue: z.boolean(),
  given: z.array(z.object({ version: z.string(), locale: z.enum(locales), givenAt: z.string() })),
});

/** Earlier consents of the caller, latest first. @decision D62 */
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
 * Stores the caller's consent to the current text. A repeated call changes nothing.
 * @throws INVALID with `consentOutdated` when `version` is not the current version
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

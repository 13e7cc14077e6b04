import { spendAccountToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { firstSteps } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { countTries } from '../count-tries.ts';
import { AppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { linkToken, text } from '../primitives.ts';
import { expectPresentVersion } from '../rights/record/consents.ts';
import { inTransaction } from '../transaction.ts';
import { administratorPersonProcedure, administratorProcedure } from '../trpc.ts';
import { findSiteFacts, hasParticipants } from './record/site-facts.ts';
import { FIRST_STEPS, firstStepsOf } from './rules/first-steps.ts';

const OBJECT = 'firstStep';

/** @decision D91 console#first-steps */
export async function findFirstSteps(site: Pick<Context, 'db' | 'pages'>) {
  return (await hasParticipants(site)) ? null : firstStepsOf(await findSiteFacts(site));
}

type Mark = { step: 'mail' | 'consent'; detail: string | null; now: Date };

async function noteStep(tx: Transaction, { step, detail, now }: Mark): Promise<void> {
  const mark = { doneAt: now, detail };
  await tx
    .insert(firstSteps)
    .values({ step, ...mark })
    .onConflictDoUpdate({ target: firstSteps.step, set: mark });
}

/**
 * Steps of a new site (« premières étapes ») with their state; null for a site with participants.
 * @decision D91 console#first-steps
 */
export const listFirstSteps = administratorProcedure
  .output(z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })).nullable())
  .query(({ ctx }) => findFirstSteps(ctx));

/**
 * Sends a test email (« courriel d’essai ») to the caller’s own address.
 * @throws TOO_MANY_REQUESTS after five emails in an hour
 * @decision D91 console#first-steps
 */
export const sendTestEmail = administratorProcedure
  .output(z.object({ email: z.string() }))
  .mutation(async ({ ctx }) => {
    const { userId, email, locale } = ctx.actor;
    await countTries(ctx, ['mailTest.account', String(userId)]);
    await inTransaction(ctx.db, async (tx) => {
      await queueLetter(tx, {
        kind: 'mailTest',
        toAddress: email,
        locale,
        userId,
        now: ctx.now,
      });
      await audit(tx, ctx, { objectType: OBJECT, objectId: 'mail' });
    });
    return { email };
  });

/**
 * Records that a test email has arrived (« courriel reçu »). The token comes from the link of the
 * email.
 * @throws TOKEN_INVALID
 * @decision D91 console#first-steps
 */
export const confirmTestEmail = administratorProcedure
  .input(z.object({ token: linkToken }))
  .output(z.void())
  .mutation(({ ctx, input: { token } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now } = ctx;
      const spent = await spendAccountToken(tx, { purpose: 'mailTest', token, now });
      if (!spent) throw new AppError('TOKEN_INVALID');
      await noteStep(tx, { step: 'mail', detail: null, now });
      await audit(tx, ctx, { objectType: OBJECT, objectId: 'mail' });
    }),
  );

/**
 * Records that an administrator has read the consent in force.
 * @throws INVALID with `consentOutdated` when `version` is not the current version
 * @decision D91 console#first-steps
 */
export const noteConsentRead = administratorPersonProcedure
  .input(z.object({ version: text(20) }))
  .output(z.void())
  .mutation(({ ctx, input: { version } }) => {
    expectPresentVersion(ctx, 'version', version);
    return inTransaction(ctx.db, async (tx) => {
      await noteStep(tx, { step: 'consent', detail: version, now: ctx.now });
      await audit(tx, ctx, { objectType: OBJECT, objectId: 'consent', after: { version } });
    });
  });

import { nightFieldNames } from '@aube/dictionary';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ROLE } from '../people/rules/roles.ts';
import { AppError } from '../errors.ts';
import { choice, entityId, localDate, rowVersion } from '../primitives.ts';
import { takesEntries } from '../programme/rules/abandonment.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { dayOutput, dayOutputOf, nightOf } from './record/day-output.ts';
import { nightInput } from './record/night-schemas.ts';
import {
  likelyNight,
  recallNight,
  rememberNight,
  type NightFacts,
} from './record/remembered-nights.ts';
import { diaryRules } from './rules/constants.ts';
import { isDayEditable } from './rules/day-status.ts';
import { nightQuestionCodes } from './rules/night-questions.ts';
import { nightRefusals } from './rules/night-refusals.ts';
import { measureNight, type NightEntry } from './rules/night.ts';
import { saveNightStatement, type SaveOutcome } from './record/save-night-statement.ts';

const input = z.object({
  /**
   * `date` is the date that the person saw. A pause may have moved the night to another date since
   * then.
   */
  day: z.union([
    z.object({ dayId: entityId, date: localDate.optional() }),
    z.object({ date: localDate }),
  ]),
  night: nightInput,
  /**
   * Questions that the person confirmed with « C'est exact » (D21). When absent, stored
   * confirmations of unchanged values remain.
   */
  confirmed: z.array(choice(nightQuestionCodes)).max(20, { error: 'tooMany' }).optional(),
  /**
   * Version of the night that the caller read; when absent, a newer stored night is overwritten.
   */
  version: rowVersion.optional(),
});

function pathOf(field: string): (string | number)[] {
  return ['night', ...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
}

function decide(facts: NightFacts, night: NightEntry, now: Date) {
  const abandonedAt = facts.abandonedAt === null ? null : new Date(facts.abandonedAt);
  if (!takesEntries(abandonedAt, now)) throw new AppError('PROGRAMME_ABANDONED');
  const today = localDateAt(now, facts.timeZone);
  if (today < facts.date) throw new AppError('DAY_NOT_OPEN');
  if (!isDayEditable(facts.date, today)) throw new AppError('DAY_EXPIRED');
  const refusals = nightRefusals(facts.date, night, facts.timeZone);
  if (refusals.length > 0) {
    throw new AppError('INVALID', {
      issues: refusals.flatMap(({ code, fields }) =>
        fields.map((field) => ({ path: pathOf(field), code })),
      ),
      details: { rulesVersion: diaryRules.version },
    });
  }
  return { facts, measures: measureNight(facts.date, night, facts.timeZone) };
}

function sameNight({ present }: SaveOutcome, night: NightEntry): boolean {
  const stored = present && nightOf(present);
  if (stored === null) return false;
  return nightFieldNames.every(
    (name) => night[name] === undefined || isDeepStrictEqual(stored[name], night[name]),
  );
}

/**
 * Saves a night (« enregistrer un jour du journal »), even when a questionnaire is due. When a
 * pause moves the night while the person types, the night is saved under the date that the person
 * saw.
 * @throws DAY_NOT_OPEN, DAY_EXPIRED, PROGRAMME_ABANDONED, INVALID (refusals of D20),
 *   VERSION_CONFLICT with the present night, NOT_FOUND for a day of another person
 * @decision D20 D31 D36 D37 D67
 */
export const saveDay = participantStatementProcedure
  .input(input)
  .output(dayOutput)
  .mutation(async ({ ctx, input: { day: named, night, confirmed, version } }) => {
    const { sessionId } = ctx.credential;
    const writtenFor = named.date;
    let day: { dayId: number } | { date: string } = named;
    const known = recallNight(sessionId, 'dayId' in named ? named.dayId : named.date);
    let guess = known ?? likelyNight(named, ctx.now);
    if (writtenFor !== undefined) guess = { ...guess, date: writtenFor };
    // Each attempt decides with the guess. The statement saves only when the guess equals the stored
    // facts; otherwise the next attempt uses these facts.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      let decision: ReturnType<typeof decide> | null = null;
      let refusal: unknown = null;
      try {
        decision = decide(guess, night, ctx.now);
      } catch (thrown) {
        refusal = thrown;
      }
      const outcome = await saveNightStatement(ctx.pool, {
        credential: ctx.credential,
        acting: ctx,
        day,
        decision,
        night,
        confirmed: confirmed ?? null,
        version,
      });
      if (!outcome) throw new AppError('NOT_AUTHENTICATED');
      if (!outcome.roles.includes(ROLE.participant)) throw new AppError('FORBIDDEN');
      if (!outcome.facts) throw new AppError(day === named ? 'NOT_FOUND' : 'DAY_NOT_OPEN');
      rememberNight(sessionId, outcome.facts);
      const at = {
        today: localDateAt(ctx.now, outcome.facts.timeZone),
        now: ctx.now,
        abandonedAt: outcome.facts.abandonedAt,
      };
      if (outcome.saved) return dayOutputOf(outcome.saved, at);
      if (writtenFor !== undefined && outcome.facts.date !== writtenFor) {
        day = { date: writtenFor };
        guess = { ...outcome.facts, dayId: 0, date: writtenFor };
        continue;
      }
      if (isDeepStrictEqual(guess, outcome.facts)) {
        if (refusal) throw refusal;
        // After a lost response, the caller repeats the save and the sent night is already stored.
        const current = outcome.present && dayOutputOf(outcome.present, at);
        if (current && sameNight(outcome, night)) return current;
        throw new AppError('VERSION_CONFLICT', { details: { current } });
      }
      guess = outcome.facts;
    }
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  });

import { z } from 'zod';
import { placesOf } from '../people/rules/sight.ts';
import { auditLook } from '../audit.ts';
import type { Context } from '../context.ts';
import { expectWeekOfFigure, participantFilters } from './record/participant-filters.ts';
import { entityId } from '../primitives.ts';
import { pauseOn } from '../programme/rules/pause.ts';
import { programmeWeek } from '../programme/rules/programme-week.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { findTodayByZone, type TodayByZone } from '../record/today-by-zone.ts';
import { findCalls } from '../stats/record/call-facts.ts';
import { reasonsIn, reasonsOf } from '../stats/record/called-person.ts';
import { CALL_REASONS, type CallReason } from '../stats/rules/call-reasons.ts';
import { registeredBetween } from '../stats/record/registered-between.ts';
import { heavyStaffProcedure } from '../trpc.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import { findFacts, type ParticipantFacts } from './record/participant-facts.ts';
import { findPage } from './record/participant-list-statement.ts';
import { isHeavyList } from '../lists/rules/heavy-list.ts';
import { shownPage } from '../lists/rules/list.ts';
import {
  PARTICIPANT_SORTS,
  PARTICIPANT_STATES,
  participantState,
  WALKED_SORTS,
} from './rules/participant-list.ts';

const input = listInput(PARTICIPANT_SORTS).extend({
  ...participantFilters.shape,
  establishmentId: entityId.optional(),
});

const instant = z.string().nullable();

const output = listOutput(
  z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    inclusionNumber: z.string().nullable(),
    establishment: z.string(),
    state: z.enum(PARTICIPANT_STATES),
    programmeWeek: z.number(),
    pausedUntil: z.string().nullable(),
    leftOn: z.string().nullable(),
    /**
     * Local date of the last saved night, submitted questionnaire, read chapter or watched video.
     */
    lastActiveOn: z.string().nullable(),
    submittedAt: z.object({ S0: instant, S6: instant, S12: instant, S24: instant }),
    /**
     * Completed and expected nights among the last 14 nights. Null before the first night and
     * after leaving the programme.
     */
    recentNights: z.object({ completed: z.number(), expected: z.number() }).nullable(),
    reasons: z.array(z.enum(CALL_REASONS)),
  }),
);

function rowOf(now: Date, facts: ParticipantFacts, reasons: CallReason[]) {
  const { timeZone, firstDayOn, pauses, abandonedOn, lastActiveAt, submittedAt, recentNights } =
    facts;
  const today = localDateAt(now, timeZone);
  const submitted = (code: string) => {
    const at = submittedAt[code];
    return at === undefined ? null : new Date(at).toISOString();
  };
  const hasLeft = abandonedOn !== null;
  return {
    userId: facts.userId,
    firstName: facts.firstName,
    lastName: facts.lastName,
    inclusionNumber: facts.inclusionNumber,
    establishment: facts.establishment,
    state: participantState({
      hasBegun: firstDayOn !== null,
      hasSubmittedS24: submitted('S24') !== null,
      hasLeft,
    }),
    programmeWeek: programmeWeek({ today, firstDayOn, pauses, abandonedOn }),
    pausedUntil: hasLeft ? null : (pauseOn(pauses, today)?.resumesOn ?? null),
    leftOn: abandonedOn,
    lastActiveOn: lastActiveAt && localDateAt(lastActiveAt, timeZone),
    submittedAt: {
      S0: submitted('S0'),
      S6: submitted('S6'),
      S12: submitted('S12'),
      S24: submitted('S24'),
    },
    recentNights: hasLeft || recentNights.expected === 0 ? null : recentNights,
    reasons,
  };
}

/**
 * Reasons to call each person, by the rule of the call list, so that both lists show the same
 * reasons.
 */
async function waitingReasons(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  userIds: readonly number[],
  today: TodayByZone,
): Promise<Map<number, CallReason[]>> {
  const everywhere = { places: null, establishmentId: null, inChargeUserId: null };
  const found = await findCalls(pool, { ...today, ...everywhere, userIds });
  return new Map(
    found.map((person) => [
      person.userId,
      reasonsIn(reasonsOf(person, now), 'wait').map(({ reason }) => reason),
    ]),
  );
}

/**
 * One page of the participants that the caller may consult (« participants »). The audit log
 * records the people shown, not the search.
 * @throws TOO_BUSY for a search, a filter or an order without an index, while too many heavy reads
 *   run
 * @source specification §6
 * @decision D5 D33 console#participants console#one-list
 */
export const listParticipants = heavyStaffProcedure(isHeavyList(WALKED_SORTS))
  .input(input)
  .output(output)
  .query(async ({ ctx, input: asked }) => {
    const { figure = null, week = null } = asked;
    expectWeekOfFigure(asked);
    const today = await findTodayByZone(ctx);
    const { total, userIds } = await findPage(ctx.pool, {
      ...asked,
      ...today,
      places: placesOf(ctx.actor),
      establishmentId: asked.establishmentId ?? null,
      state: asked.state ?? null,
      figure,
      week,
      userIds: asked.userIds ?? null,
      ...registeredBetween(asked, ctx.actor.timeZone),
      chapters: ctx.course.modules.flatMap(({ number, chapters }) =>
        chapters.map(({ id }) => ({ module: number, id })),
      ),
    });
    const [facts, waiting] =
      userIds.length === 0
        ? [[], new Map<number, CallReason[]>()]
        : await Promise.all([
            findFacts(ctx.pool, userIds, today),
            waitingReasons(ctx, userIds, today),
          ]);
    await auditLook(ctx, ctx.actor.userId, userIds);
    return {
      rows: facts.map((each) => rowOf(ctx.now, each, waiting.get(each.userId) ?? [])),
      total,
      page: shownPage(asked.page, total, asked.pageSize),
    };
  });

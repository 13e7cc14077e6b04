import { diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { ROLE } from '../people/rules/roles.ts';
import type { WeeklyCheckAnswer } from './rules/weekly-check.ts';
import { calmAnswers, questionnaireWorld } from '../questionnaires/testing/questionnaire-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_DAY = '2026-02-15';
/** Toronto moves its clocks forward in the fourth week. */
const CLOCKS_MOVE = Date.parse('2026-03-08T07:00:00Z');
const START = Date.parse('2026-03-01T15:00:00Z');
/** Two weeks after week 25; the last schedule stays in force. */
const END = START + 175 * DAY_MS;

const dayOf = (at: number) =>
  Math.floor((at - (at < CLOCKS_MOVE ? 5 : 4) * HOUR_MS) / DAY_MS) -
  Math.floor(Date.parse(`${FIRST_DAY}T00:00:00Z`) / DAY_MS);

const SIGNS: WeeklyCheckAnswer[] = ['foughtSleep', 'fellAsleep', 'fall', 'fatigueAccident', 'mood'];
const NONE: WeeklyCheckAnswer[] = ['none'];
type Step =
  | { kind: 'wait'; hours: number }
  | { kind: 'check'; answers: WeeklyCheckAnswer[] }
  | { kind: 'health'; isPregnant: boolean; hasEpilepsy: boolean; hasFalls: boolean }
  | { kind: 'clear'; pick: number }
  | { kind: 'readNotice' | 'stop' | 'undoStop' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 300 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('check'),
      answers: fc.oneof(fc.constant(NONE), fc.subarray(SIGNS, { minLength: 1 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('health'),
      isPregnant: fc.boolean(),
      hasEpilepsy: fc.boolean(),
      hasFalls: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear'), pick: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('readNotice', 'stop', 'undoStop') }),
  },
);

/** Model of decisions D33, D69, D76, D77 and D78, written without the code of the rules. */
class Model {
  at = START;
  readonly open = new Map<string, boolean>();
  isNoticeDue = false;
  stoppedOn: number | null = null;
  private yeses: { week: number; day: number; at: number }[] = [];
  private readonly nos = new Set<number>();
  private settledAt = 0;

  private get week(): number {
    return 1 + Math.floor(dayOf(this.at) / 7);
  }

  check(answers: readonly string[]): void {
    const isSleepy = answers.includes('foughtSleep') || answers.includes('fellAsleep');
    if (isSleepy) this.sayYes();
    if (answers.includes('none')) this.sayNo();
    if (answers.includes('fall')) this.open.set('fallRisk', true);
    if (answers.includes('fatigueAccident')) this.open.set('fatigueAccident', true);
  }

  private sayYes(): void {
    const { week, at } = this;
    this.yeses.push({ week, day: dayOf(at), at });
    this.open.set('sleepyAtWheel', false);
  }

  private sayNo(): void {
    const { week } = this;
    const today = dayOf(this.at);
    const ofWeek = this.yeses.filter((yes) => yes.week === week);
    if (ofWeek.length === 0 && this.nos.has(week)) return;
    const isCorrection = ofWeek.some(({ day }) => day === today);
    if (ofWeek.length > 0 && !isCorrection) return;
    this.yeses = this.yeses.filter((yes) => yes.week !== week || yes.day !== today);
    if (!this.yeses.some((yes) => yes.week === week)) this.nos.add(week);
    if (this.isHeld()) return;
    if (this.open.delete('sleepyAtWheel') && !isCorrection) this.isNoticeDue = true;
  }

  private isHeld(): boolean {
    const yesWeeks = this.yeses.filter(({ at }) => at > this.settledAt).map(({ week }) => week);
    if (yesWeeks.length === 0) return false;
    const last = Math.max(...yesWeeks);
    return [...this.nos].filter((week) => week > last).length < 2;
  }

  report({ isPregnant, hasEpilepsy, hasFalls }: Extract<Step, { kind: 'health' }>): void {
    this.tell('epilepsy', hasEpilepsy, true);
    this.tell('pregnancy', isPregnant, false);
    this.tell('fallRisk', hasFalls, false);
  }

  private tell(code: string, isSo: boolean, isForStaff: boolean): void {
    if (isSo) this.open.set(code, isForStaff || this.open.get(code) === true);
    else if (this.open.get(code) === false) {
      this.open.delete(code);
      this.isNoticeDue = true;
    }
  }

  get isSuspended(): boolean {
    return this.open.size > 0 || this.isNoticeDue;
  }

  /** @returns false when a suspension refuses the stop; a repeated stop is accepted */
  stop(): boolean {
    if (this.stoppedOn === null && this.isSuspended) return false;
    this.stoppedOn ??= dayOf(this.at);
    return true;
  }

  /** @returns false when the undo comes after the day of the stop */
  undoStop(): boolean {
    if (this.stoppedOn !== null && this.stoppedOn < dayOf(this.at)) return false;
    this.stoppedOn = null;
    return true;
  }

  clear(code: string): void {
    const isForStaff = this.open.get(code) === true;
    this.open.delete(code);
    if (code === 'sleepyAtWheel') this.settledAt = this.at;
    else if (!isForStaff) this.isNoticeDue = true;
  }
}

const world = await questionnaireWorld(await testDatabase());
const { db, addPerson, addStarted, callerOf, submit } = world;
const safe = Object.fromEntries(
  Object.entries(calmAnswers(world.questionnaires, 'S0')).filter(([code]) =>
    code.startsWith('safety_'),
  ),
);
const refusalOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (thrown: unknown) => thrown instanceof AppError && thrown.appCode,
  );
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
const staffId = await addPerson({ roleId: ROLE.staff });

async function addScheduled(): Promise<number> {
  const userId = await addStarted(FIRST_DAY);
  for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 0,
      windowMinutes: 420,
      chosenAt: new Date(START),
      chosenOn: '2026-02-22',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  return userId;
}

it('random lives suspend the schedule exactly when the model does (D33, D69, D76, D77, D78)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      const userId = await addScheduled();
      const model = new Model();
      for (const taken of steps) {
        if (taken.kind === 'wait') {
          model.at = Math.min(model.at + taken.hours * HOUR_MS, END);
          continue;
        }
        model.at += 60_000;
        const now = new Date(model.at);
        const caller = await callerOf(userId, { now });
        let expected: string | null = null;
        let refusal: unknown = null;
        if (taken.kind === 'check') {
          model.check(taken.answers);
          await caller.diary.answerWeeklyCheck({ answers: taken.answers });
        }
        if (taken.kind === 'health') {
          model.report(taken);
          const answers = {
            ...safe,
            safety_epilepsy: yesOrNo(taken.hasEpilepsy),
            safety_pregnancy: yesOrNo(taken.isPregnant),
            safety_falls: yesOrNo(taken.hasFalls),
          };
          await caller.questionnaires.reportHealthChange({ answers });
        }
        if (taken.kind === 'readNotice') {
          model.isNoticeDue = false;
          await caller.diary.readSafetyNotice();
        }
        if (taken.kind === 'stop') {
          expected = model.stop() ? null : 'SCHEDULE_NOT_AVAILABLE';
          refusal = await refusalOf(caller.diary.stopSchedule({}));
        }
        if (taken.kind === 'undoStop') {
          expected = model.undoStop() ? null : 'SCHEDULE_FROZEN';
          refusal = await refusalOf(caller.diary.undoStop({}));
        }
        if (taken.kind === 'clear' && model.open.size > 0) {
          const code = [...model.open.keys()][taken.pick % model.open.size] ?? '';
          model.clear(code);
          const staff = await callerOf(staffId, { now });
          const flags = await staff.questionnaires.listFlags({ userId });
          const flag = flags.find((each) => each.code === code && each.clearedAt === null);
          await staff.questionnaires.clearFlag({
            flagId: flag?.id ?? 0,
            version: flag?.version ?? 0,
            reason: 'Vu.',
          });
        }
        const week = (await caller.programme.overview({})).weeks.at(-1);
        const open = (await caller.questionnaires.listFlags({}))
          .filter(({ clearedAt }) => clearedAt === null)
          .map(({ code }) => code);
        expect({
          taken,
          refusal,
          open: open.toSorted(),
          isSuspended: week?.suspension !== null,
          isStopped: week?.stopped !== null,
          hasSchedule: week?.schedule !== null,
        }).toEqual({
          taken,
          refusal: expected,
          open: [...model.open.keys()].toSorted(),
          isSuspended: model.isSuspended,
          isStopped: model.stoppedOn !== null,
          hasSchedule: !model.isSuspended && model.stoppedOn === null,
        });
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

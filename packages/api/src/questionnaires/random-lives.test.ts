import { testDatabase } from '@aube/db/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueQuestionnaire, questionnaireAvailability } from '../programme/rules/gate.ts';
import { programmeWeek } from '../programme/rules/programme-week.ts';
import { addDays } from '../time/rules/local-date.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const CODES = ['S0', 'S6', 'S12', 'S24'] as const;
type Code = (typeof CODES)[number];
type Step =
  | { kind: 'wait'; days: number }
  | { kind: 'submit'; code: Code }
  | { kind: 'abandon' }
  | { kind: 'undo' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.nat(60) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('submit'), code: fc.constantFrom(...CODES) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abandon') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo') }) },
);
const life = fc.array(step, { minLength: 1, maxLength: 14 });

/**
 * Specification §4 and decisions D14 and D36, written again without the code of the rules. Times
 * are in days.
 */
class Model {
  day = 0;
  startedOn: number | null = null;
  leftOn: number | null = null;
  done: Record<Code, boolean> = { S0: false, S6: false, S12: false, S24: false };

  get week(): number {
    if (this.startedOn === null) return 0;
    const until = this.leftOn === null ? this.day : this.leftOn;
    return 1 + Math.floor((until - this.startedOn) / 7);
  }

  get due(): Code | null {
    if (this.leftOn !== null) return null;
    if (!this.done.S0) return 'S0';
    if (!this.done.S6 && this.week >= 7) return 'S6';
    if (!this.done.S12 && this.week >= 13) return 'S12';
    if (!this.done.S24 && this.week >= 25) return 'S24';
    return null;
  }

  take(taken: Step): string {
    if (taken.kind === 'wait') {
      this.day += taken.days;
      return 'ok';
    }
    if (taken.kind === 'submit') return this.submit(taken.code);
    if (taken.kind === 'abandon') {
      this.leftOn ??= this.day;
      return 'ok';
    }
    if (this.leftOn === null) return 'ok';
    if (this.leftOn !== this.day) return 'PROGRAMME_ABANDONED';
    this.leftOn = null;
    return 'ok';
  }

  private submit(code: Code): string {
    if (this.done[code]) return 'ALREADY_SUBMITTED';
    if (code !== 'S0' && this.week < { S6: 7, S12: 13, S24: 25 }[code]) {
      return 'QUESTIONNAIRE_NOT_DUE';
    }
    if (code === 'S0' && this.leftOn !== null) return 'PROGRAMME_ABANDONED';
    this.done[code] = true;
    if (code === 'S0') this.startedOn = this.day;
    return 'ok';
  }
}

const AVAILABILITY: Record<string, string> = {
  ok: 'open',
  PROGRAMME_ABANDONED: 'open',
  ALREADY_SUBMITTED: 'submitted',
  QUESTIONNAIRE_NOT_DUE: 'notDue',
};

describe('random lives', () => {
  it('three thousand of them get from the rules what the model says', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const model = new Model();
        const dateOf = (day: number | null) => (day === null ? null : addDays('2026-01-05', day));
        for (const taken of steps) {
          const facts = { submitted: { ...model.done }, programmeWeek: model.week };
          const said = model.take(taken);
          const code = taken.kind === 'submit' ? taken.code : null;
          const availability = code && questionnaireAvailability(code, facts);
          expect([taken, availability]).toEqual([taken, code && AVAILABILITY[said]]);
          const ruled = programmeWeek({
            today: dateOf(model.day) ?? '',
            firstDayOn: dateOf(model.startedOn),
            pauses: [],
            abandonedOn: dateOf(model.leftOn),
          });
          expect(ruled).toBe(model.week);
          expect(
            dueQuestionnaire({
              isAbandoned: model.leftOn !== null,
              submitted: model.done,
              programmeWeek: ruled,
            }),
          ).toBe(model.due);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

const world = await questionnaireWorld(await testDatabase());

async function verdictOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'ok';
  } catch (thrown) {
    return (thrown as { appCode: string }).appCode;
  }
}

describe('random lives on the server', () => {
  it('get from the procedures what the model says', async () => {
    const calm = Object.fromEntries(
      CODES.map((code) => [code, calmAnswers(world.questionnaires, code)]),
    );
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        const person = await world.addPerson();
        const model = new Model();
        for (const [index, taken] of steps.entries()) {
          const now = new Date(Date.UTC(2026, 0, 5 + model.day, 17));
          const caller = await world.callerOf(person, { now });
          const expected = model.take(taken);
          const verdict = await verdictOf(async () => {
            if (taken.kind === 'submit') {
              const changed = { phq9_1: index % 4, phq9_2: Math.floor(index / 4) };
              const answers = { ...calm[taken.code], ...changed };
              await caller.questionnaires.save({ code: taken.code, answers });
            }
            if (taken.kind === 'abandon') {
              await caller.questionnaires.saveAbandonment({ answers: { leaving_contact: 'no' } });
            }
            if (taken.kind === 'undo') await caller.questionnaires.undoAbandonment();
          });
          expect([taken, verdict]).toEqual([taken, expected]);
        }
        const now = new Date(Date.UTC(2026, 0, 5 + model.day, 17));
        const { programme } = await world.callerOf(person, { now });
        const overview = await programme.overview({});
        expect([overview.programmeWeek, overview.dueQuestionnaire]).toEqual([
          model.week,
          model.due,
        ]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

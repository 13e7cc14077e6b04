import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, firstStepsOf, type FirstStep, type SiteFacts } from './first-steps.ts';

const NOTHING: SiteFacts = {
  hasMailArrived: false,
  establishmentCount: 0,
  withoutContactCount: 0,
  consentRead: null,
  consentVersion: '2.1',
  staffCount: 0,
  hasInvited: false,
  hasBackup: false,
};

const doneOf = (facts: Partial<SiteFacts>): FirstStep[] =>
  firstStepsOf({ ...NOTHING, ...facts }).flatMap(({ step, isDone }) => (isDone ? step : []));

describe('firstStepsOf', () => {
  it('lists seven steps in order, and none is done on an empty site', () => {
    expect(firstStepsOf(NOTHING)).toEqual(FIRST_STEPS.map((step) => ({ step, isDone: false })));
  });

  it.each<[Partial<SiteFacts>, FirstStep[]]>([
    [{ hasMailArrived: true }, ['mail']],
    [{ establishmentCount: 1, withoutContactCount: 1 }, ['establishment']],
    [{ establishmentCount: 2, withoutContactCount: 1 }, ['establishment']],
    [{ establishmentCount: 2, withoutContactCount: 0 }, ['establishment', 'contacts']],
    [{ consentRead: '1.9' }, []],
    [{ consentRead: '2.0' }, ['consent']],
    [{ consentRead: '2.1' }, ['consent']],
    [{ consentRead: '3.0' }, ['consent']],
    [{ staffCount: 1 }, ['staff']],
    [{ hasInvited: true }, ['invitation']],
    [{ hasBackup: true }, ['backup']],
  ])('checks %j', (facts, done) => {
    expect(doneOf(facts)).toEqual(done);
  });
});

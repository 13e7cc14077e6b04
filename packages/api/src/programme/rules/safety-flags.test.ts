import { describe, expect, it } from 'vitest';
import { flagLifter, isEventForStaff, isLeftToStaff } from './safety-flags.ts';

const QUESTIONS = ['PS', 'S0', 'health'];
const EVENTS = ['S6', 'S12', 'S24', 'ABANDONMENT', 'diary', 'check'];
const lifterOf = (code: string, ...sources: string[]) =>
  flagLifter({ code, sources, isStaffOnly: false });

describe('who closes a safety flag (D76)', () => {
  it.each([
    ['fatigueAccident', 'staff', 'staff'],
    ['seriousEffect', 'staff', 'staff'],
    ['severeMood', 'staff', 'staff'],
    ['fallRisk', 'staff', 'owner'],
    ['epilepsy', 'staff', 'staff'],
    ['bipolarDisorder', 'staff', 'staff'],
    ['psychosis', 'staff', 'staff'],
    ['sleepyAtWheel', 'twoNos', 'twoNos'],
    ['untreatedApnoea', 'owner', 'owner'],
    ['pregnancy', 'owner', 'owner'],
    ['shiftWork', 'owner', 'owner'],
    ['constructor', 'owner', 'owner'],
  ])('%s: %s after an event, %s after a question', (code, afterEvent, afterQuestion) => {
    for (const source of EVENTS) expect(lifterOf(code, source)).toBe(afterEvent);
    for (const source of QUESTIONS) expect(lifterOf(code, source)).toBe(afterQuestion);
  });

  it('an event counts before and after a question', () => {
    expect(lifterOf('fallRisk', 'S0', 'S6')).toBe('staff');
    expect(lifterOf('fallRisk', 'S6', 'health')).toBe('staff');
    expect(lifterOf('fallRisk', 'S0', 'health')).toBe('owner');
  });

  it('a flag that was left to staff stays so', () => {
    const raised = { code: 'fallRisk', sources: ['S0'], isStaffOnly: true };
    expect(flagLifter(raised)).toBe('staff');
  });

  it('is noted when the flag is raised', () => {
    expect(isLeftToStaff('fallRisk', 'S6')).toBe(true);
    expect(isLeftToStaff('fallRisk', 'health')).toBe(false);
    expect(isLeftToStaff('sleepyAtWheel', 'diary')).toBe(false);
  });

  it.each([
    ['fallRisk', 'S6', true],
    ['fallRisk', 'S0', false],
    ['epilepsy', 'S0', false],
    ['fatigueAccident', 'ABANDONMENT', true],
    ['sleepyAtWheel', 'S6', false],
    ['pregnancy', 'S6', false],
  ])('%s from %s is an event for staff: %s', (code, source, expected) => {
    expect(isEventForStaff(code, source)).toBe(expected);
  });
});

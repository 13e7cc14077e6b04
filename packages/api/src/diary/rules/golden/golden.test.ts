import { describe, expect, it } from 'vitest';
import { parseClockTime } from '../../../time/rules/clock-time.ts';
import { checkNight } from '../check-night.ts';
import { diaryRules } from '../constants.ts';
import { dayNapAdvice, type NapState } from '../nap-advice.ts';
import type { NightRefusalCode } from '../night-refusals.ts';
import type { NightEntry } from '../night.ts';
import { deriveSchedule } from '../schedule.ts';
import { firstWindow } from '../sleep-window.ts';
import { summarizeWeek, weekSums, type EfficiencyAdvice } from '../week-summary.ts';
import golden from './sleep.json' with { type: 'json' };

const errors: Partial<Record<NightRefusalCode, string>> = {
  totalSleepNegative: 'tst_negatif',
  timeInBedTooLong: 'tib_sup_16h',
};
const advices: Record<string, EfficiencyAdvice> = {
  elargir_ou_maintenir: 'widenOrKeep',
  maintenir: 'keep',
};
const napStates: Record<string, NapState> = {
  conforme: 'compliant',
  apres_15h: 'late',
  plus_une_heure: 'long',
  les_deux: 'both',
};

function timeOf(text: string | undefined): number {
  const time = parseClockTime(text ?? '');
  if (time === null) throw new Error(`The fixture holds no time: ${text}`);
  return time;
}

it('stands on the figures of the worked examples', () => {
  expect(golden.parametres).toEqual({
    plancher: diaryRules.windowMinimumMinutes,
    plafond: diaryRules.windowMaximumMinutes,
    arrondi: diaryRules.windowRoundUpMinutes,
    seuil: diaryRules.efficiencyTargetPercent,
    nuits_min: diaryRules.provisionalMinimumNights,
    nuits_conseil: diaryRules.completeMinimumNights,
  });
});

describe('worked nights', () => {
  it.each(golden.nuits)('$entree.D from $entree.lo to $entree.ob', ({ entree, attendu }) => {
    const draft: NightEntry = {
      lightsOutTime: timeOf(entree.lo),
      sleepOnsetLatencyMinutes: entree.sol,
      awakenings: entree.nb,
      wakeAfterSleepOnsetMinutes: entree.waso,
      finalWakeUpTime: timeOf(entree.wu),
      outOfBedTime: timeOf(entree.ob),
      napCount: 0,
      naps: [],
    };
    const timeZone = entree.tz ?? 'America/Toronto';
    const now = new Date('2100-01-01');
    const check = checkNight({ date: entree.D, draft, timeZone, usual: null, now });
    const found = check.isSavable
      ? {
          tib: check.measures.timeInBedMinutes,
          sol: check.entry.sleepOnsetLatencyMinutes,
          waso: check.entry.wakeAfterSleepOnsetMinutes,
          ema: check.measures.earlyMorningAwakeningMinutes,
          spt: check.measures.sleepPeriodMinutes,
          tst: check.measures.totalSleepMinutes,
          twt: check.measures.totalWakeMinutes,
          se: check.measures.sleepEfficiencyPercent,
        }
      : { erreurs: check.refusals.map(({ code }) => errors[code]) };
    expect(found).toEqual(attendu);
  });
});

describe('worked weeks', () => {
  it.each(golden.semaines)('$nom', ({ entree, attendu }) => {
    const nights = entree.map(({ tst, tib }) => ({ totalSleepMinutes: tst, timeInBedMinutes: tib }));
    const week = summarizeWeek(nights);
    expect(week).toMatchObject({
      completedNights: attendu.nuits,
      standing: attendu.statut === 'complet' ? 'complete' : 'provisional',
      meanTotalSleepMinutes: attendu.tst_moy,
      meanTimeInBedMinutes: attendu.tib_moy,
      sleepEfficiencyPercent: attendu.se,
      meanNightlyEfficiencyPercent: attendu.se_moyenne_des_ratios,
      advice: advices[attendu.conseil],
    });
    expect(firstWindow(weekSums(nights))?.windowMinutes).toBe(attendu.fenetre_initiale);
  });
});

describe('worked schedules, from either anchor', () => {
  it.each(golden.horaires)('$coucher to $lever', ({ choix_coucher_lever, heure_coucher_lever, ...row }) => {
    const schedule = { bedTime: timeOf(row.coucher), wakeTime: timeOf(row.lever) };
    const anchor = choix_coucher_lever === 'lever' ? 'wakeTime' : 'bedTime';
    expect(deriveSchedule(anchor, timeOf(heure_coucher_lever), row.fenetre)).toEqual(schedule);
    expect(deriveSchedule('bedTime', schedule.bedTime, row.fenetre)).toEqual(schedule);
    expect(deriveSchedule('wakeTime', schedule.wakeTime, row.fenetre)).toEqual(schedule);
  });
});

describe('worked naps', () => {
  it.each(golden.siestes)('$entree', ({ entree, attendu }) => {
    const naps = entree.map(([start, end]) => ({ startTime: timeOf(start), endTime: timeOf(end) }));
    const { totalMinutes, state } = dayNapAdvice(naps);
    expect({ totalMinutes, state }).toEqual({
      totalMinutes: attendu.total,
      state: napStates[attendu.etat],
    });
  });
});

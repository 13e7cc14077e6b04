import { schedule, week } from '@aube/dictionary';
import { z } from 'zod';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { clockTime, codesOf, day, startOfDay } from './codecs.ts';
import type { VocabularyOf, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const fields = week.fields;
const chosen = schedule.fields;

export const scheduleUnavailable = codesOf(fields.availability);

/** @decision D43 */
export const diaryWeek = named('SemaineJournalSommeil', [
  word('id', 'id', { access: 'out' }),
  word(fields.number.french, 'number', { access: 'out' }),
  word(fields.kind.french, 'kind', { codec: codesOf(fields.kind), access: 'out' }),
  word(fields.opensOn.french, 'opensOn', { codec: startOfDay, access: 'out' }),
  word(chosen.anchor.french, 'anchor', { codec: codesOf(chosen.anchor) }),
  word(chosen.anchorTime.french, 'anchorTime', { codec: clockTime }),
  word(chosen.wideningMinutes.french, 'wideningMinutes', { access: 'in' }),
  word(fields.completedNights.french, 'completedNights', { access: 'out' }),
  word(fields.sleepEfficiencyPercent.french, 'sleepEfficiencyPercent', { access: 'out' }),
  word(fields.advice.french, 'advice', { codec: codesOf(fields.advice), access: 'out' }),
  word(fields.napAdvice.french, 'napAdvice.state', {
    codec: codesOf(fields.napAdvice),
    access: 'out',
  }),
  word(chosen.windowMinutes.french, 'windowMinutes', { access: 'out', shape: z.int().nullable() }),
  word(chosen.bedTime.french, 'schedule.bedTime', { codec: clockTime, access: 'out' }),
  word(chosen.wakeTime.french, 'schedule.wakeTime', { codec: clockTime, access: 'out' }),
  word(chosen.agreedWindowMinutes.french, 'agreedWindowMinutes', {
    access: 'out',
    shape: z.int().nullable(),
  }),
  word(chosen.agreedOn.french, 'agreedOn', {
    codec: day,
    access: 'out',
    shape: z.iso.date().nullable(),
  }),
  word(chosen.stoppedOn.french, 'stopped.on', { codec: day, access: 'out' }),
  word(chosen.stoppedReason.french, 'stopped.reason', {
    codec: codesOf(chosen.stoppedReason),
    access: 'out',
  }),
  word(fields.availability.french, 'availability', { codec: scheduleUnavailable, access: 'out' }),
  word('avis_securite_a_lire', 'isNoticeDue', { access: 'out', shape: z.boolean() }),
  word(fields.daySleepiness.french, 'daySleepiness', {
    codec: codesOf(fields.daySleepiness),
    access: 'out',
  }),
  word(fields.dayCourse.french, 'dayCourse', { codec: codesOf(fields.dayCourse), access: 'out' }),
  word(fields.intention.french, 'intention', { codec: codesOf(fields.intention), access: 'out' }),
  word(fields.trialOutcome.french, 'trialOutcome', {
    codec: codesOf(fields.trialOutcome),
    access: 'out',
  }),
]) satisfies VocabularyOf<InputOf<'diary.chooseSchedule'>, ReturnType<typeof flatWeek>>;

export const stopReason = named('RaisonArret', [
  word(chosen.stoppedReason.french, 'reason', {
    codec: codesOf(chosen.stoppedReason),
    access: 'in',
  }),
]) satisfies WordsOf<'diary.stopSchedule'>;

export const weekOpening = named('OuvertureSemaine', [
  word(fields.kind.french, 'kind', { codec: codesOf(fields.kind), access: 'in' }),
]) satisfies WordsOf<'diary.openWeeks'>;

/** Vocabulary of an answer with exactly two fields. @source specification §7 */
export const scheduleChoice = named(
  'HoraireSommeil',
  diaryWeek.filter(({ english }) => english === 'anchor' || english === 'anchorTime'),
);

/**
 * Week for older clients. `anchor` and `anchorTime` are null when the schedule was carried over
 * from an earlier week.
 */
export function flatWeek(shown: ItemOf<'diary.getWeek'>) {
  const { schedule: inForce, proposedWindow } = shown;
  const own = inForce !== null && !inForce.isCarriedOver ? inForce : null;
  const explanation = inForce === null ? proposedWindow : inForce.explanation;
  const agreed = explanation?.steps.find((each) => each.step === 'agreed');
  return {
    ...shown,
    // Older clients know only one code for safety.
    availability: shown.availability === 'safetyNotice' ? ('safety' as const) : shown.availability,
    anchor: own?.anchor ?? null,
    anchorTime: own?.anchorTime ?? null,
    windowMinutes: inForce?.windowMinutes ?? proposedWindow?.windowMinutes ?? null,
    agreedWindowMinutes: agreed?.resultMinutes ?? null,
    agreedOn: agreed?.agreedOn ?? null,
    isNoticeDue: shown.availability === 'safetyNotice',
  };
}

import { schedule, week } from '@aube/dictionary';
import { z } from 'zod';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { clockTime, codesOf, startOfDay } from './codecs.ts';
import type { VocabularyOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const fields = week.fields;
const chosen = schedule.fields;

export const scheduleUnavailable = codesOf(fields.availability);

/** @decision D43 */
export const diaryWeek = named('SemaineJournalSommeil', [
  word('id', 'id', { access: 'out' }),
  word(fields.number.french, 'number', { access: 'out' }),
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
  word(fields.availability.french, 'availability', { codec: scheduleUnavailable, access: 'out' }),
]) satisfies VocabularyOf<InputOf<'diary.chooseSchedule'>, ReturnType<typeof flatWeek>>;

/** The answer has exactly these two fields. @source specification §7 */
export const scheduleChoice = named(
  'HoraireSommeil',
  diaryWeek.filter(({ english }) => english === 'anchor' || english === 'anchorTime'),
);

/**
 * Week in the form for older clients. `anchor` and `anchorTime` are null when the schedule was
 * carried over from an earlier week. `windowMinutes` is the window of the current schedule, or the
 * proposed window.
 */
export function flatWeek(shown: ItemOf<'diary.getWeek'>) {
  const { schedule: inForce, proposedWindow } = shown;
  const own = inForce !== null && !inForce.isCarriedOver ? inForce : null;
  return {
    ...shown,
    // Older clients know one word for safety.
    availability: shown.availability === 'safetyNotice' ? ('safety' as const) : shown.availability,
    anchor: own?.anchor ?? null,
    anchorTime: own?.anchorTime ?? null,
    windowMinutes: inForce?.windowMinutes ?? proposedWindow?.windowMinutes ?? null,
  };
}

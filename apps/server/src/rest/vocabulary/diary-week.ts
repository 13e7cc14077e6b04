import { z } from 'zod';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { clockTime, codes, startOfDay } from './codecs.ts';
import type { VocabularyOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const anchor = codes({ bedTime: 'coucher', wakeTime: 'lever' });
const advice = codes({ widenOrKeep: 'elargir_ou_maintenir', keep: 'maintenir' });
const napAdvice = codes({
  compliant: 'conforme',
  late: 'apres_15h',
  long: 'plus_une_heure',
  both: 'les_deux',
});

/** Reasons for an unavailable schedule; other states of a week are shown elsewhere. */
export const scheduleUnavailable = codes({
  firstWeek: 'premiere_semaine',
  missingNights: 'nuits_manquantes',
  safety: 'securite',
  sleepiness: 'somnolence',
  questionnaireDue: 'questionnaire_du',
});

/** One week (« semaine du journal du sommeil »). @decision D43 */
export const diaryWeek = named('SemaineJournalSommeil', [
  word('id', 'id', { access: 'out' }),
  word('numero', 'number', { access: 'out' }),
  word('disponible_le', 'opensOn', { codec: startOfDay, access: 'out' }),
  word('choix_coucher_lever', 'anchor', { codec: anchor }),
  word('heure_coucher_lever', 'anchorTime', { codec: clockTime }),
  word('elargissement', 'wideningMinutes', { access: 'in' }),
  word('nuits_completees', 'completedNights', { access: 'out' }),
  word('efficacite_sommeil', 'sleepEfficiencyPercent', { access: 'out' }),
  word('conseil_efficacite', 'advice', { codec: advice, access: 'out' }),
  word('conseil_siestes', 'napAdvice.state', { codec: napAdvice, access: 'out' }),
  word('fenetre_sommeil', 'windowMinutes', { access: 'out', shape: z.int().nullable() }),
  word('heure_coucher', 'schedule.bedTime', { codec: clockTime, access: 'out' }),
  word('heure_lever', 'schedule.wakeTime', { codec: clockTime, access: 'out' }),
  word('horaire_indisponible', 'availability', { codec: scheduleUnavailable, access: 'out' }),
]) satisfies VocabularyOf<InputOf<'diary.chooseSchedule'>, ReturnType<typeof flatWeek>>;

/** Answer of the choice of a schedule: exactly these two. @source specification §7 */
export const scheduleChoice = named(
  'HoraireSommeil',
  diaryWeek.filter(({ french }) => ['choix_coucher_lever', 'heure_coucher_lever'].includes(french)),
);

/**
 * A week as older clients know it: the choice is the week's own, a schedule carried over shows in
 * the two times; the window is the one in force or, before any choice, the next one.
 */
export function flatWeek(week: ItemOf<'diary.getWeek'>) {
  const { schedule, proposedWindow } = week;
  const chosen = schedule !== null && !schedule.isCarriedOver ? schedule : null;
  return {
    ...week,
    anchor: chosen?.anchor ?? null,
    anchorTime: chosen?.anchorTime ?? null,
    windowMinutes: schedule?.windowMinutes ?? proposedWindow?.windowMinutes ?? null,
  };
}

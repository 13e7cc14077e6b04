import { typedIn } from '../../lib/open-drafts.ts';
import { formOfDraft, isBlank, isSameForm, savedForm } from './form/night-form.ts';
import type { WrittenNight } from './form/use-night-draft.ts';
import { nightKey } from './is-begun.ts';
import { type DiaryDay, isCompletedDay, type Programme } from '../../lib/programme-data.ts';

export function isCorrected(
  { person, drafts }: Pick<Programme, 'person' | 'drafts'>,
  day: DiaryDay,
): boolean {
  if (!isCompletedDay(day) || !day.isEditable || person.isConsulted) return false;
  const saved = savedForm(day);
  const typed = typedIn(person.userId, nightKey(day.date)) as WrittenNight | null;
  const kept = drafts.find(({ dayId }) => dayId === day.id);
  const form = typed?.form ?? (kept && formOfDraft(kept.fields, saved));
  return form !== undefined && !isBlank(form) && !isSameForm(form, saved);
}

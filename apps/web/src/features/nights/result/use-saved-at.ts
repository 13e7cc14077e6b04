import { clockTimeAt, localDateAt } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import type { DiaryDay } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';

export function useSavedAt(day: DiaryDay, timeZone: string): string {
  const { t } = useLingui();
  const { clock } = useWords();
  const dates = useDates();
  if (day.updatedAt === null) return t`Enregistrée`;
  const at = new Date(day.updatedAt);
  const time = clock(clockTimeAt(at, timeZone));
  const date = localDateAt(at, timeZone);
  if (date === day.date) return t`Enregistrée à ${time}`;
  return t`Enregistrée le ${dates.day(date)} à ${time}`;
}

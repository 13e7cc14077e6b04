import { Trans } from '@lingui/react/macro';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';

export function HoursOfWeek({ week }: { readonly week: DiaryWeek }) {
  const { clock } = useWords();
  if (week.schedule === null) return null;
  const bedTime = clock(week.schedule.bedTime);
  const wakeTime = clock(week.schedule.wakeTime);
  if (week.kind === 'check') {
    return (
      <Trans>
        Cette semaine ne change pas vos heures : coucher à {bedTime}, lever à {wakeTime}.
      </Trans>
    );
  }
  return week.availability === 'available' && week.schedule.isCarriedOver ? (
    <Trans>
      Coucher à {bedTime}, lever à {wakeTime} : c’est votre horaire jusqu’à ce que vous choisissiez
      celui de cette semaine.
    </Trans>
  ) : (
    <Trans>
      Coucher à {bedTime}, lever à {wakeTime} : c’est votre horaire.
    </Trans>
  );
}

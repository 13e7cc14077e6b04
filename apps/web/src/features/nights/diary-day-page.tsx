import { isLocalDate } from '@aube/api/rules';
import { useOverview } from '../../lib/use-overview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { NightEditor } from './form/night-editor.tsx';
import { useKeptNight } from '../../lib/device-nights.ts';
import { isBegun } from './is-begun.ts';
import { type DiaryDay, isCompletedDay, type Programme } from '../../lib/programme-data.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { useDates } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/document-title.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export { NightEditor };

/** @decision D11 */
export default function DiaryDayPage({ params: { date = '' } }: PageProps) {
  return isLocalDate(date) ? <DiaryDayOf key={date} date={date} /> : <NotFound />;
}

function DiaryDayOf({ date }: { date: string }) {
  const { t } = useLingui();
  const dates = useDates();
  const { data: programme, error, refetch, isFetching } = useOverview();
  const night = t`Nuit du ${dates.night(date)}`;
  usePageTitle(night);
  const day = programme?.days.find((each) => each.date === date) ?? null;
  const week = day?.week;
  return (
    <>
      <PageHeading above={week ? <Trans>Semaine {week}</Trans> : '\u00A0'}>{night}</PageHeading>
      {programme ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <DayContent programme={programme} day={day} date={date} />
        </Suspense>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}

const loadResult = () => import('./result/night-result.tsx');
const NightResult = lazy(loadResult);
const KeptDay = lazy(() => import('./unsent/kept-day.tsx'));
const NightClosed = lazy(() => import('./result/night-closed.tsx'));

type DayContentProps = {
  readonly programme: Programme;
  readonly day: DiaryDay | null;
  readonly date: string;
};

function DayContent({ programme, day, date }: DayContentProps) {
  // Loads the result early. A failure is ignored here, because the result reports the failure after
  // a save.
  useEffect(() => void loadResult().catch(() => null), []);
  const [mode, setMode] = useState<'asIs' | 'questions' | 'details' | 'saved'>('asIs');
  const isWritable = day?.isEditable === true && !programme.person.isConsulted;
  const kept = useKeptNight(programme.person.isConsulted ? undefined : date);
  const onSaved = () => setMode('saved');
  const isRead = day && isCompletedDay(day) && (mode === 'saved' || !isBegun(programme, day));

  if (kept) {
    return (
      <KeptDay
        programme={programme}
        day={day}
        kept={kept}
        isNew={mode === 'saved'}
        onSaved={onSaved}
        Editor={NightEditor}
      />
    );
  }
  const opensAt = mode === 'questions' || mode === 'details' ? mode : null;
  if (day && isWritable && (opensAt !== null || !isRead)) {
    return <NightEditor programme={programme} day={day} opensAt={opensAt} onSaved={onSaved} />;
  }
  if (day && isCompletedDay(day)) {
    return (
      <NightResult programme={programme} day={day} isNew={mode === 'saved'} onEdit={setMode} />
    );
  }
  return <NightClosed programme={programme} day={day} date={date} />;
}

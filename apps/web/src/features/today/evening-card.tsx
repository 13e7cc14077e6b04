import { schedule } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/dates.ts';
import { useFieldText } from '../../lib/use-field-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useWords } from '../nights/use-words.ts';
import type { Overview } from '../../lib/use-overview.ts';
import { EveningHabit } from './evening-habit.tsx';
import { UsualHours } from '../nights/hours/usual-hours.tsx';
import { SuspendedHours } from '../nights/hours/suspended-hours.tsx';
import { TrialOfToday, trialToShow } from '../weeks/trial/trial-of-today.tsx';
import { tonightOf } from '../nights/hours/tonight-of.ts';
import { useQuiet, useRunningNight } from '../nights/use-running-night.ts';
import { activitiesOf } from './activities.ts';

export default function EveningCard({ programme }: { programme: Overview }) {
  const tonight = tonightOf(programme);
  const { clock } = useWords();
  const text = useFieldText();
  const isAfterMidnight = useRunningNight(programme) !== null;
  if (tonight === null) return null;
  const { kind } = tonight;
  // No experiment is shown after midnight, because its question would be about the new day.
  const trial = isAfterMidnight ? null : trialToShow(programme);
  return (
    <Card aria-labelledby="evening" className="mb-6">
      <h2 id="evening" className="flex items-center gap-2 text-small font-medium text-accent-ink">
        <MoonStar aria-hidden className="size-5" strokeWidth={1.75} />
        {isAfterMidnight ? <Trans>Cette nuit</Trans> : <Trans>Ce soir</Trans>}
      </h2>
      {kind === 'schedule' ? (
        <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
          <Hour name={text(schedule.fields.bedTime.label)}>{clock(tonight.bedTime)}</Hour>
          <Hour name={text(schedule.fields.wakeTime.label)}>{clock(tonight.wakeTime)}</Hour>
        </dl>
      ) : kind === 'suspended' ? (
        <SuspendedHours overview={programme} />
      ) : (
        <p className="mt-2 text-lead">
          <UsualHours wakeTime={tonight.wakeTime} />
        </p>
      )}
      <NightToNote programme={programme} />
      {kind !== 'suspended' && (
        <EveningHabit programme={programme} hasSchedule={kind === 'schedule'} />
      )}
      {trial && (
        <section aria-labelledby="trial" className="mt-5 border-t border-line pt-4">
          <TrialOfToday programme={programme} trial={trial} />
        </section>
      )}
    </Card>
  );
}

function NightToNote({ programme }: { programme: Overview }) {
  const dates = useDates();
  const isQuiet = useQuiet(programme) !== null;
  const [first] = activitiesOf(programme);
  if (isQuiet || first?.kind !== 'night') return null;
  const { date } = first;
  const night = dates.night(date);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p>
        {date === programme.today ? (
          <Trans>La nuit dernière n’est pas encore notée.</Trans>
        ) : (
          <Trans>La nuit du {night} n’est pas encore notée.</Trans>
        )}
      </p>
      <Link to="diaryDay" params={{ date }} bare className={buttonClass('primary', 'mt-3')}>
        {date === programme.today ? (
          <Trans>Noter la nuit dernière</Trans>
        ) : (
          <Trans>Noter la nuit du {night}</Trans>
        )}
      </Link>
    </div>
  );
}

function Hour({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-display tabular-nums">{children}</dd>
    </div>
  );
}

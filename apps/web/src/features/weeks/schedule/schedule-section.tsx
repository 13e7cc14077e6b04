import { diaryRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { focusSchedule, scheduleHeadingId } from './focus-schedule.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { asksSleepiness, canReportSleepiness, shownReason } from './schedule-reason.ts';
import { ScheduleUnavailable } from './schedule-unavailable.tsx';
import { SleepinessQuestion } from './sleepiness-question.tsx';
import { useStoreWeek } from './use-store-week.ts';
import { WindowWhy } from './window-why.tsx';

type SleepinessReportProps = {
  readonly week: DiaryWeek;
  readonly isLocked: boolean;
  readonly onReported: () => void;
};

/** Reports sleepiness at the wheel between two weekly questions. @decision D69 */
function SleepinessReport({ week, isLocked, onReported }: SleepinessReportProps) {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.answerSleepiness.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      onReported();
    },
  });
  return (
    <Disclosure className="mt-4 border-0" title={<Trans>Vous avez eu sommeil au volant ?</Trans>}>
      <p>
        {isLocked ? (
          <Trans>
            Si vous avez lutté contre le sommeil en conduisant, ou à un poste dangereux, dites-le :
            l’équipe sera avertie. En cas d’erreur, vous pourrez corriger jusqu’à la fin de la
            journée.
          </Trans>
        ) : (
          <Trans>
            Si vous avez lutté contre le sommeil en conduisant, ou à un poste dangereux, dites-le :
            votre horaire sera suspendu et l’équipe sera avertie. En cas d’erreur, vous pourrez
            corriger jusqu’à la fin de la journée.
          </Trans>
        )}
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        busy={isPending}
        onClick={() => mutate({ weekId: week.id, isSleepy: true })}
      >
        <Trans>Oui, j’ai eu sommeil</Trans>
      </Button>
    </Disclosure>
  );
}

type ScheduleSectionProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision D27 D33 */
export function ScheduleSection({ programme, week }: ScheduleSectionProps) {
  return (
    <Card aria-labelledby={scheduleHeadingId} id="horaire" className="scroll-mt-6">
      <h2 id={scheduleHeadingId} tabIndex={-1} className="mb-4 text-lead">
        {week.number < diaryRules.firstScheduleWeek ? (
          <Trans>Une semaine pour observer</Trans>
        ) : (
          <Trans>Horaire de la semaine {week.number}</Trans>
        )}
      </h2>
      <ScheduleContent programme={programme} week={week} />
      {canReportSleepiness(programme, week) && (
        <SleepinessReport
          week={week}
          isLocked={week.availability === 'safety'}
          onReported={focusSchedule}
        />
      )}
    </Card>
  );
}

export function ScheduleContent({ programme, week }: ScheduleSectionProps) {
  const [mode, setMode] = useState<'asIs' | 'changing' | 'chosen'>('asIs');
  const isOwn = !programme.person.isConsulted;
  const isFirst = programme.weeks.every((each) => each.schedule === null || each.id === week.id);
  const change = () => {
    setMode('changing');
    focusSchedule();
  };
  const isOpen = week.availability === 'available' && isOwn;
  const isChosen = week.schedule?.isCarriedOver === false;
  if (asksSleepiness(programme, week)) {
    // The reason for a lock is shown before the question of this week.
    const isSaid = shownReason(programme, week) !== 'available' && week.schedule === null;
    return (
      <div className="space-y-4">
        {isSaid && <ScheduleUnavailable programme={programme} week={week} />}
        <SleepinessQuestion week={week} />
      </div>
    );
  }
  if (isOpen && week.proposedWindow && (!isChosen || mode === 'changing')) {
    return (
      <>
        <ScheduleUnavailable programme={programme} week={week} />
        <ScheduleForm
          programme={programme}
          week={week}
          window={week.proposedWindow}
          isFirst={isFirst}
          onChosen={() => setMode('chosen')}
        />
      </>
    );
  }
  return (
    <Chosen
      programme={programme}
      week={week}
      isNew={mode === 'chosen'}
      onChange={isOpen && isChosen ? change : null}
    />
  );
}

type ChosenProps = {
  readonly isNew: boolean;
  readonly onChange: (() => void) | null;
} & ScheduleSectionProps;

function Chosen({ programme, week, isNew, onChange }: ChosenProps) {
  const box = useRef<HTMLDivElement>(null);
  const explanation = week.schedule?.explanation;
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className="space-y-4 outline-none">
      <ScheduleCard week={week} />
      <div>
        <ScheduleUnavailable programme={programme} week={week} />
      </div>
      {onChange && (
        <Button kind="secondary" onClick={onChange}>
          <Trans>Changer cet horaire</Trans>
        </Button>
      )}
      {explanation && <WindowWhy explanation={explanation} />}
    </div>
  );
}

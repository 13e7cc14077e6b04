import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SomethingHappenedLink } from '../../../ui/something-happened-link.tsx';
import { type CheckReply, CheckForm } from '../check/check-form.tsx';
import { CheckNoted } from '../check/check-noted.tsx';
import { focusSchedule, scheduleHeadingId } from './focus-schedule.ts';
import { ScheduleCard, ScheduleTimes } from './schedule-card.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleStop } from './schedule-stop.tsx';
import {
  asksCheck,
  type ScheduleSubject,
  scheduleSubject,
  shownReason,
} from './schedule-reason.ts';
import { ScheduleUnavailable } from './schedule-unavailable.tsx';
import { WindowWhy } from './window-why.tsx';

type ScheduleSectionProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision D27 D33 D67 */
export function ScheduleSection({ programme, week }: ScheduleSectionProps) {
  const subject = scheduleSubject(programme, week);
  const happened = !programme.person.isConsulted && <SomethingHappenedLink className="mt-4" />;
  // The notice of the pause already says the hours to keep.
  const isEmpty =
    subject === 'paused' && !week.schedule && !week.stopped && week.suspension === null;
  if (isEmpty) {
    return (
      <div id="horaire" className="scroll-mt-6">
        {happened}
      </div>
    );
  }
  return (
    <Card aria-labelledby={scheduleHeadingId} id="horaire" className="scroll-mt-6">
      <h2 id={scheduleHeadingId} tabIndex={-1} className="mb-4 text-lead">
        {asksCheck(programme, week) ? (
          <Trans>D’abord, votre sécurité</Trans>
        ) : (
          <SubjectWords subject={subject} number={week.number} />
        )}
      </h2>
      {subject === 'paused' ? (
        <HoursInPause programme={programme} week={week} />
      ) : (
        <ScheduleContent programme={programme} week={week} />
      )}
      <ScheduleStop programme={programme} week={week} />
      {happened}
    </Card>
  );
}

type SubjectWordsProps = { readonly subject: ScheduleSubject; readonly number: number };

function SubjectWords({ subject, number }: SubjectWordsProps): ReactNode {
  switch (subject) {
    case 'paused':
      return <Trans>Vos heures</Trans>;
    case 'check':
      return <Trans>Une semaine pour faire le point</Trans>;
    case 'observing':
      return <Trans>Une semaine pour observer</Trans>;
    case 'observed':
      return <Trans>Semaine d’observation</Trans>;
    case 'schedule':
      return <Trans>Horaire de la semaine {number}</Trans>;
  }
}

function HoursInPause({ programme, week }: ScheduleSectionProps) {
  return (
    <>
      {week.schedule && <ScheduleTimes {...week.schedule} />}
      {week.suspension !== null && <ScheduleUnavailable programme={programme} week={week} />}
    </>
  );
}

type ScheduleContentProps = {
  readonly onChosen?: () => void;
  readonly isChanging?: boolean;
} & ScheduleSectionProps;

export function ScheduleContent({
  programme,
  week,
  onChosen,
  isChanging = false,
}: ScheduleContentProps) {
  const [reply, setReply] = useState<CheckReply | null>(null);
  const answered = (said: CheckReply) => {
    setReply(said);
    if (said.answers.includes('none')) focusSchedule();
  };
  return (
    <>
      {reply && !reply.answers.includes('none') && (
        <div className="mb-4">
          <CheckNoted reply={reply} />
        </div>
      )}
      <ScheduleState
        programme={programme}
        week={week}
        isChanging={isChanging}
        onAnswered={answered}
        onChosen={onChosen}
      />
    </>
  );
}

type ScheduleStateProps = {
  readonly isChanging: boolean;
  readonly onAnswered: (reply: CheckReply) => void;
  readonly onChosen: (() => void) | undefined;
} & ScheduleSectionProps;

function ScheduleState({ programme, week, isChanging, onAnswered, onChosen }: ScheduleStateProps) {
  const [mode, setMode] = useState<'asIs' | 'changing' | 'chosen'>(
    isChanging ? 'changing' : 'asIs',
  );
  const isOwn = !programme.person.isConsulted;
  const isFirst = programme.weeks.every((each) => each.schedule === null || each.id === week.id);
  const change = () => {
    setMode('changing');
    focusSchedule();
  };
  const isOpen = week.availability === 'available' && isOwn;
  const isChosen = week.schedule?.isCarriedOver === false;
  if (asksCheck(programme, week)) {
    const isSaid = shownReason(programme, week) !== 'available' && week.schedule === null;
    return (
      <div className="space-y-4">
        {isSaid && <ScheduleUnavailable programme={programme} week={week} />}
        <CheckForm weekId={week.id} onAnswered={onAnswered} />
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
          onChosen={() => {
            setMode('chosen');
            onChosen?.();
          }}
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
      <ScheduleCard programme={programme} week={week} />
      <div>
        <ScheduleUnavailable programme={programme} week={week} />
      </div>
      {onChange && (
        <Button kind="secondary" onClick={onChange}>
          <Trans>Changer cet horaire</Trans>
        </Button>
      )}
      {explanation && (
        <WindowWhy explanation={explanation} hasVersion={programme.person.isConsulted} />
      )}
    </div>
  );
}

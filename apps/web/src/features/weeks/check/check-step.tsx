import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksCheck } from '../schedule/schedule-reason.ts';
import { type CheckReply, CheckForm } from './check-form.tsx';
import { CheckMistake } from './check-mistake.tsx';
import { CheckNoted } from './check-noted.tsx';

type CheckStepProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
  readonly onDone: () => void;
};

/** « Rien de cela » leads to the next step; any other answer shows help. */
export function CheckStep({ programme, week, onDone }: CheckStepProps) {
  const [reply, setReply] = useState<CheckReply | null>(null);
  if (reply) {
    return (
      <>
        <CheckNoted reply={reply} />
        <CheckMistake programme={programme} answers={reply.answers} week={week} />
      </>
    );
  }
  if (asksCheck(programme, week)) {
    const answered = (said: CheckReply) =>
      said.answers.includes('none') ? onDone() : setReply(said);
    return <CheckForm weekId={week.id} onAnswered={answered} />;
  }
  const hasSigns =
    week.isSleepyAtWheel === true || week.checkAnswers.some((answer) => answer !== 'none');
  return (
    <>
      <p>
        {hasSigns ? (
          <Trans>Vous avez dit que quelque chose est arrivé. L’équipe est avertie.</Trans>
        ) : (
          <Trans>Vous avez répondu : rien de cela ces sept derniers jours.</Trans>
        )}
      </p>
      <CheckMistake programme={programme} answers={week.checkAnswers} week={week} />
    </>
  );
}

import { weeklyCheckAnswers, type WeeklyCheckAnswer } from '@aube/api/rules';
import { weeklyCheck } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Label, useLabel } from '../../../lib/use-field-text.ts';
import { Choice } from '../../../ui/choice.tsx';
import { describedBy, FieldHelp } from '../../../ui/field.tsx';

const words: Readonly<Record<WeeklyCheckAnswer, Label>> = {
  foughtSleep: msg`J’ai lutté contre le sommeil en conduisant, ou à un poste dangereux`,
  fellAsleep: msg`Le sommeil m’a pris sans que je le veuille`,
  fall: msg`J’ai fait une chute, ou presque`,
  fatigueAccident: msg`J’ai eu un accident, ou presque, à cause de la fatigue`,
  mood: msg`Mon moral est très bas, ou très haut avec peu de besoin de dormir`,
  none: weeklyCheck.fields.answers.codes.none.label,
};

export const checkFieldId = 'verification';

type CheckListProps = {
  readonly answers: readonly WeeklyCheckAnswer[];
  readonly onToggle: (answer: WeeklyCheckAnswer) => void;
  readonly error?: string | undefined;
};

/** @decision D77 */
export function CheckList({ answers, onToggle, error }: CheckListProps) {
  const label = useLabel();
  return (
    <fieldset aria-describedby={describedBy(checkFieldId, null, error)}>
      <legend className="mb-3 font-medium">
        <Trans>Ces sept derniers jours, est-ce que ceci vous est arrivé ?</Trans>
      </legend>
      <FieldHelp id={checkFieldId} error={error} isGap />
      <div className="grid gap-2">
        {weeklyCheckAnswers.map((answer, index) => (
          <Choice
            key={answer}
            type="checkbox"
            id={index === 0 ? checkFieldId : undefined}
            checked={answers.includes(answer)}
            onChange={() => onToggle(answer)}
          >
            {label(words[answer])}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

import { week as fields } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { useStoreWeek } from './use-store-week.ts';

const { daySleepiness, dayCourse } = fields.fields;
const codesOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) =>
  Object.keys(codes) as Code[];

type DaysInTwoTapsProps = { readonly week: DiaryWeek };

/** @decision D85 */
export function DaysInTwoTaps({ week }: DaysInTwoTapsProps) {
  const text = useFieldText();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error, variables } = trpc.diary.answerDays.useMutation({
    onSuccess: storeWeek,
  });
  const given = { ...week, ...(isPending && variables) };
  return (
    <div className="space-y-4">
      <Chips
        legend={<Trans>Ces sept derniers jours, avez-vous eu envie de dormir le jour ?</Trans>}
        options={codesOf(daySleepiness.codes).map((value) => ({
          value,
          label: text(daySleepiness.codes[value].label),
        }))}
        value={given.daySleepiness ?? null}
        onChange={(value) => mutate({ weekId: week.id, daySleepiness: value })}
      />
      <Chips
        legend={<Trans>Comment vos journées se sont-elles passées ?</Trans>}
        options={codesOf(dayCourse.codes).map((value) => ({
          value,
          label: text(dayCourse.codes[value].label),
        }))}
        value={given.dayCourse ?? null}
        onChange={(value) => mutate({ weekId: week.id, dayCourse: value })}
      />
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
    </div>
  );
}

export function DaysTitle() {
  return <Trans>Ma journée en deux touches (facultatif)</Trans>;
}

export function DaysBeforeWidening({ week }: { readonly week: DiaryWeek }) {
  const hasAnswered = week.daySleepiness !== null && week.dayCourse !== null;
  const [isAsking, setAsking] = useState(!hasAnswered);
  const ask = () => {
    setAsking(true);
    catchFocus(() => document.querySelector<HTMLElement>('[aria-labelledby="days"] :checked'));
  };
  return (
    <>
      {isAsking ? (
        <section aria-labelledby="days" className="mb-6">
          <h3 id="days" className="mb-4 font-medium">
            <DaysTitle />
          </h3>
          <DaysInTwoTaps week={week} />
        </section>
      ) : (
        <GivenAnswers week={week} onChange={ask} />
      )}
      <ul className="mb-6 list-disc space-y-1 pl-5 text-ink-soft">
        <li>
          <Trans>Si vous avez souvent sommeil le jour, élargir a du sens.</Trans>
        </li>
        <li>
          <Trans>Si vos journées vont bien, gardez : cette durée vous suffit peut-être.</Trans>
        </li>
        <li>
          <Trans>Si vous hésitez, la plus petite durée est un petit pas.</Trans>
        </li>
      </ul>
    </>
  );
}

type GivenAnswersProps = { readonly week: DiaryWeek; readonly onChange: () => void };

function GivenAnswers({ week, onChange }: GivenAnswersProps) {
  const text = useFieldText();
  const given = [
    [daySleepiness.label, week.daySleepiness && daySleepiness.codes[week.daySleepiness].label],
    [dayCourse.label, week.dayCourse && dayCourse.codes[week.dayCourse].label],
  ] as const;
  return (
    <section aria-labelledby="days" className="mb-3">
      <h3 id="days" className="font-medium">
        <Trans>Vos réponses sur vos journées</Trans>
      </h3>
      <ul className="mt-1">
        {given.map(([label, answer]) => {
          const said = text(label);
          const value = answer && text(answer);
          return (
            <li key={said}>
              <Trans>
                {said} : {value}
              </Trans>
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" onClick={onChange}>
        <Trans>Changer ces réponses</Trans>
      </Button>
    </section>
  );
}

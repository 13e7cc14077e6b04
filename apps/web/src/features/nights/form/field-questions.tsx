import { clockTimeAt, isNapByNight, type NightQuestionCode } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../use-words.ts';
import { useNightEntry } from './entry-context.ts';
import { type FormField, isNapField } from './night-form.ts';
import { questionsByCause } from './one-cause.ts';
import { fieldOfQuestion, type NightPlace, type NightReview } from './review-night.ts';
import { findNapSlip, findTwelveHourSlip, type TwelveHourSlip } from './twelve-hours.ts';

type QuestionWordsProps = {
  readonly code: NightQuestionCode;
  readonly review: Extract<NightReview, { isSavable: true }>;
  readonly place: NightPlace;
};

/** @decision D21 */
function QuestionWords({ code, review: { entry, measures }, place }: QuestionWordsProps) {
  const { usual, now: at, timeZone } = place;
  const { clock, duration } = useWords();
  const lightsOut = clock(entry.lightsOutTime);
  const inBed = duration(measures.timeInBedMinutes);
  const asleep = duration(measures.totalSleepMinutes);
  const latency = duration(entry.sleepOnsetLatencyMinutes);
  const awake = duration(entry.wakeAfterSleepOnsetMinutes);
  const usualLightsOut = clock(Math.round(usual?.lightsOutTime ?? 0) % 1440);
  const usualWakeUp = clock(Math.round(usual?.finalWakeUpTime ?? 0) % 1440);
  const rise = clock(entry.outOfBedTime);
  const now = clock(clockTimeAt(at, timeZone));
  const nap = clock(entry.naps.find(isNapByNight)?.startTime ?? 0);
  switch (code) {
    case 'lightsOutByDay':
      return <Trans>Vous avez éteint la lumière à {lightsOut}, en plein jour.</Trans>;
    case 'timeInBedShort':
    case 'timeInBedLong':
      return <Trans>Cela fait {inBed} au lit en tout.</Trans>;
    case 'sleepOnsetLong':
      return <Trans>L’endormissement a pris {latency}.</Trans>;
    case 'awakeLong':
      return <Trans>Les éveils ont duré {awake} en tout.</Trans>;
    case 'efficiencyLow':
      return (
        <Trans>
          Cela laisse {asleep} de sommeil sur {inBed} au lit.
        </Trans>
      );
    case 'lightsOutUnusual':
      return <Trans>C’est loin de votre heure habituelle, vers {usualLightsOut}.</Trans>;
    case 'finalWakeUpUnusual':
      return <Trans>C’est loin de votre réveil habituel, vers {usualWakeUp}.</Trans>;
    case 'riseToCome':
      return (
        <Trans>
          Cette nuit se note après votre lever. Il est {now} : {rise} est encore à venir.
        </Trans>
      );
    case 'napByNight':
      return <Trans>Cette sieste commence à {nap}, la nuit ou tôt le matin.</Trans>;
  }
}

/**
 * Questions about an unusual value. The value changes only when the person accepts a correction.
 */
export default function FieldQuestions({ field }: { field: FormField }) {
  const { asked, place } = useNightEntry();
  const { form, review } = asked;
  const questions = review.isSavable
    ? questionsByCause(review.questions).filter(
        ({ question }) => fieldOfQuestion(form, question) === field,
      )
    : [];
  const slip = isNapField(field) ? findNapSlip(form) : findTwelveHourSlip(form, place);
  const slipHere = slip?.field === field ? slip : null;
  if (questions.length === 0) {
    // A savable night needs no hint, because the person has already answered the question.
    return slipHere && !review.isSavable ? <SlipHint slip={slipHere} /> : null;
  }
  return questions.map(({ question, settles }) => (
    <FieldQuestion
      key={question.code}
      field={field}
      question={question}
      settles={settles}
      slip={slipHere}
    />
  ));
}

type FieldQuestionProps = {
  readonly field: FormField;
  readonly question: { readonly code: NightQuestionCode };
  readonly settles: readonly NightQuestionCode[];
  readonly slip: TwelveHourSlip | null;
};

/**
 * The answered question disappears, so the focus moves to the next question or back to the field.
 */
const focusNext = (field: FormField): void =>
  catchFocus(
    () => document.querySelector<HTMLElement>('[data-question]') ?? document.getElementById(field),
  );

function FieldQuestion({ field, question, settles, slip }: FieldQuestionProps) {
  const { place, asked, change, confirm } = useNightEntry();
  const { review } = asked;
  const { clock } = useWords();
  const id = useId();
  if (!review.isSavable) return null;
  const answerYes = () => {
    for (const code of [...settles, question.code]) confirm(code);
    focusNext(field);
  };
  return (
    <fieldset aria-labelledby={id} tabIndex={-1} data-question className="night-question">
      <p id={id}>
        <QuestionWords code={question.code} review={review} place={place} />{' '}
        <strong>
          <Trans>Est-ce exact ?</Trans>
        </strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onClick={answerYes}>
          <Trans>Oui, c’est exact</Trans>
        </Button>
        {slip === null ? (
          <Button kind="quiet" onClick={() => document.getElementById(field)?.focus()}>
            <Trans>Non, je corrige</Trans>
          </Button>
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              change(slip.corrected);
              focusNext(field);
            }}
          >
            <Trans>Non, c’était {clock(slip.time)}</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function SlipHint({ slip }: { slip: TwelveHourSlip }) {
  const { change } = useNightEntry();
  const { clock } = useWords();
  const meant = clock(slip.time);
  return (
    <div className="night-question">
      <p>
        <Trans>Vouliez-vous dire {meant} ?</Trans>
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        onClick={() => {
          change(slip.corrected);
          focusNext(slip.field);
        }}
      >
        <Trans>Mettre {meant}</Trans>
      </Button>
    </div>
  );
}

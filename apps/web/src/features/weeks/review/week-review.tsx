import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { CheckStep } from '../check/check-step.tsx';
import { DaysInTwoTaps, DaysTitle } from '../schedule/days-in-two-taps.tsx';
import { ScheduleContent } from '../schedule/schedule-section.tsx';
import { asksCheck } from '../schedule/schedule-reason.ts';
import { WeekMessages } from '../week/week-messages.tsx';
import { IntentionStep } from './intention-step.tsx';
import { ReviewEnd } from './review-end.tsx';
import { firstOpenStep, type ReviewStep, type ShownReview } from './review-steps.ts';
import { TipTitle } from './tip-title.tsx';
import { isWindowOpen } from '../../nights/waiting-review.ts';
import { TrialReading } from '../trial/trial-reading.tsx';
import { TrialStep } from '../trial/trial-step.tsx';
import { WeekReading } from './week-reading.tsx';

type WeekReviewProps = {
  readonly programme: Programme;
  readonly shown: ShownReview;
};

/** @decision D68 */
export function WeekReview({ programme, shown }: WeekReviewProps) {
  return (
    <Card aria-labelledby="bilan" className="mb-10">
      <h2 id="bilan" tabIndex={-1} className="text-lead">
        {programme.person.isConsulted ? <Trans>Sa semaine</Trans> : <Trans>Ma semaine</Trans>}
      </h2>
      {shown.steps.length > 0 ? (
        <QuestionsThenSteps programme={programme} shown={shown} />
      ) : (
        <div className="mt-4 space-y-6">
          <WeekMessages programme={programme} week={shown.week} />
          {shown.review.trial && (
            <section aria-labelledby="tried">
              <h3 id="tried" className="mb-2 text-lead">
                <StepTitle step="trial" />
              </h3>
              <TrialReading trial={shown.review.trial} />
            </section>
          )}
          <WeekReading programme={programme} shown={shown} />
          {shown.week.intention && shown.review.intentions.includes(shown.week.intention) && (
            <p>
              <Trans>Vous avez choisi :</Trans> <TipTitle code={shown.week.intention} />
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

/** A question about the week comes before the steps. */
function QuestionsThenSteps({ programme, shown }: WeekReviewProps) {
  const [isLater, setLater] = useState(false);
  const { week } = shown;
  if (week.questions.length === 0 || isLater) {
    return <Steps programme={programme} shown={shown} />;
  }
  return (
    <>
      <WeekMessages programme={programme} week={week} />
      <p className="mt-4 text-right">
        <Button kind="quiet" onClick={() => setLater(true)}>
          <Trans>Plus tard</Trans>
        </Button>
      </p>
    </>
  );
}

function Steps({ programme, shown }: WeekReviewProps) {
  const [openedAt] = useState<ReviewStep | 'end'>(() => firstOpenStep(shown) ?? 'end');
  const [place, setPlace] = useState(openedAt);
  const [hasMoved, setMoved] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { steps } = shown;
  // The weekly check can remove this step. The week is then shown instead.
  const step = place === 'end' || steps.includes(place) ? place : 'week';
  const index = step === 'end' ? steps.length : steps.indexOf(step);
  const count = steps.length;
  const position = index + 1;
  const go = (to: number) => {
    setMoved(true);
    setChanging(false);
    setPlace(steps[to] ?? 'end');
  };
  const before = index > 0 && (
    <Button kind="quiet" onClick={() => go(index - 1)}>
      <Trans>Retour</Trans>
    </Button>
  );
  const isOpen = step !== 'end' && (isChanging || isLeftOpen(step, programme, shown));
  return (
    <div className="mt-1">
      {(step === openedAt || step === 'end' || index === 0) && (
        <WeekMessages programme={programme} week={shown.week} />
      )}
      {step !== 'end' && (
        <p className="text-small text-ink-soft">
          <Trans>
            Étape {position} sur {count}
          </Trans>
        </p>
      )}
      <StepHeading key={step} step={step} isNew={hasMoved} />
      {step === 'end' ? (
        <ReviewEnd
          programme={programme}
          shown={shown}
          onAgain={() => go(0)}
          onChoose={() => {
            go(steps.indexOf('window'));
            setChanging(shown.next !== null && !isWindowOpen(shown.next));
          }}
        />
      ) : (
        <>
          <StepContent
            step={step}
            programme={programme}
            shown={shown}
            isChanging={isChanging}
            onDone={() => go(isChanging ? count : index + 1)}
          />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            {before || <span />}
            <Button kind={isOpen ? 'quiet' : 'primary'} onClick={() => go(index + 1)}>
              {isOpen ? <Trans>Plus tard</Trans> : <Trans>Continuer</Trans>}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function isLeftOpen(
  step: ReviewStep,
  programme: Programme,
  { next, review, week }: ShownReview,
): boolean {
  switch (step) {
    case 'check':
      return next !== null && asksCheck(programme, next);
    case 'trial':
      return review.trial?.outcome === null;
    case 'days':
    case 'week':
      return false;
    case 'window':
      return next !== null && isWindowOpen(next);
    case 'intention':
      return week.intention === null;
  }
}

function StepHeading({
  step,
  isNew,
}: {
  readonly step: ReviewStep | 'end';
  readonly isNew: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <h3 ref={heading} tabIndex={-1} className="mt-3 mb-4 text-lead">
      <StepTitle step={step} />
    </h3>
  );
}

function StepTitle({ step }: { readonly step: ReviewStep | 'end' }): ReactNode {
  switch (step) {
    case 'check':
      return <Trans>D’abord, votre sécurité</Trans>;
    case 'days':
      return <DaysTitle />;
    case 'trial':
      return <Trans>Votre essai</Trans>;
    case 'week':
      return <Trans>Vos nuits, et ce qu’elles disent</Trans>;
    case 'window':
      return <Trans>Votre fenêtre de sommeil</Trans>;
    case 'intention':
      return <Trans>Mon essai de la semaine</Trans>;
    case 'end':
      return <Trans>Pour la semaine qui commence</Trans>;
  }
}

type StepContentProps = {
  readonly step: ReviewStep;
  readonly isChanging: boolean;
  readonly onDone: () => void;
} & WeekReviewProps;

function StepContent({ step, programme, shown, isChanging, onDone }: StepContentProps): ReactNode {
  const { next } = shown;
  switch (step) {
    case 'check':
      return next && <CheckStep programme={programme} week={next} onDone={onDone} />;
    case 'days':
      return next && <DaysInTwoTaps week={next} />;
    case 'trial':
      return (
        shown.review.trial && (
          <TrialStep trial={shown.review.trial} week={shown.week} onDone={onDone} />
        )
      );
    case 'week':
      return <WeekReading programme={programme} shown={shown} />;
    case 'window':
      return (
        next && (
          <ScheduleContent
            programme={programme}
            week={next}
            isChanging={isChanging}
            onChosen={onDone}
          />
        )
      );
    case 'intention':
      return <IntentionStep shown={shown} onDone={onDone} />;
  }
}

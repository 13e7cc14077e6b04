import { nightFields } from '@aube/dictionary';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { holdsDrafts } from '../../../lib/device-nights.ts';
import type { DraftState, SubmissionState } from '../../../lib/draft-types.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { useStore } from '../../../lib/store.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useWords } from '../use-words.ts';
import { useNightEntry } from './entry-context.ts';
import { isNapField } from './night-form.ts';
import { questionsByCause } from './one-cause.ts';
import { fieldOfQuestion } from './review-night.ts';

const NightDrawn = lazyPart(() => import('./night-drawn.tsx'));

type SaveBarProps = {
  readonly status: SubmissionState<unknown>['kind'];
  readonly isInsisting: boolean;
};

export function SaveBar({ status, isInsisting }: SaveBarProps) {
  const { form, place, asked } = useNightEntry();
  const { review } = asked;
  const { duration } = useWords();
  const openCount = review.isSavable ? review.questions.length : 0;
  return (
    <div className="save-bar" data-screen-only>
      <div className="save-bar-row">
        <div className="save-bar-night h-6 min-w-20 flex-1">
          <Suspense>
            <NightDrawn form={form} place={place} />
          </Suspense>
        </div>
        <Button type="submit" busy={status === 'sending'}>
          <ButtonWords status={status} isInsisting={isInsisting} />
        </Button>
      </div>
      {/* The line is always there, because a growing bar would move the button away from the
          finger. */}
      <p className={classNames('text-small tabular-nums', status === 'waiting' && 'font-bold')}>
        {status === 'waiting' ? (
          <Trans>Pas encore enregistrée</Trans>
        ) : isInsisting ? (
          <Plural
            value={openCount}
            one="Une question sans réponse"
            other="# questions sans réponse"
          />
        ) : review.isSavable ? (
          <Trans>
            {duration(review.measures.totalSleepMinutes)} de sommeil,{' '}
            {duration(review.measures.timeInBedMinutes)} au lit
          </Trans>
        ) : (
          '\u00A0'
        )}
      </p>
    </div>
  );
}

/** Lists the unanswered questions and says that the night is saved as typed. */
function OpenQuestions() {
  const { form, review } = useNightEntry();
  const text = useFieldText();
  const questions = review.isSavable ? questionsByCause(review.questions) : [];
  const labels = questions.map(({ question }) => {
    const field = fieldOfQuestion(form, question);
    return text(isNapField(field) ? nightFields.naps.label : nightFields[field].label);
  });
  const names = [...new Set(labels)].join(', ');
  return <Trans>Sans réponse : {names}. La nuit sera gardée telle que vous l’avez écrite.</Trans>;
}

function ButtonWords({ status, isInsisting }: Pick<SaveBarProps, 'status' | 'isInsisting'>) {
  if (status === 'sending') return <Trans>Enregistrement…</Trans>;
  if (status === 'waiting') return <Trans>Réessayer maintenant</Trans>;
  if (isInsisting) return <Trans>Enregistrer tel quel</Trans>;
  return <Trans>Enregistrer ma nuit</Trans>;
}

type DraftLineProps = SaveBarProps & {
  readonly draft: DraftState<unknown>['kind'];
};

/** Two lines are always there, so that nothing moves when the draft is saved. */
export function DraftLine({ isInsisting, ...state }: DraftLineProps) {
  return (
    <p className="mb-4 min-h-[2lh] text-small text-ink-soft" data-screen-only>
      {isInsisting ? <OpenQuestions /> : <StateWords {...state} />}
    </p>
  );
}

function StateWords({ status, draft }: Omit<DraftLineProps, 'isInsisting'>): ReactNode {
  const isOnDevice = useStore(holdsDrafts);
  if (status === 'waiting')
    return <Trans>La nuit n’est pas encore enregistrée. Le site réessaie dans un instant.</Trans>;
  switch (draft) {
    case 'none':
      return null;
    case 'pending':
      return <Trans>Brouillon…</Trans>;
    case 'kept':
      return <Trans>Brouillon gardé. La nuit n’est pas encore enregistrée.</Trans>;
    case 'waiting':
    case 'refused':
    case 'toCompare':
      return isOnDevice ? (
        <Trans>Brouillon gardé sur cet appareil.</Trans>
      ) : (
        <Trans>Brouillon gardé sur cette page seulement.</Trans>
      );
  }
}

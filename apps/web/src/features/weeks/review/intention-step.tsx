import type { ReviewTipCode } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { useKeptAnswer } from '../use-kept-answer.ts';
import { useStoreWeek } from '../schedule/use-store-week.ts';
import type { ShownReview } from './review-steps.ts';
import { TipTitle } from './tip-title.tsx';

type IntentionStepProps = {
  readonly shown: ShownReview;
  readonly onDone: () => void;
};

/** @decision D68 diary#weekly-review */
export function IntentionStep({ shown, onDone }: IntentionStepProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { week, review } = shown;
  const given = review.intentions.find((each) => each === week.intention) ?? null;
  const kept = useKeptAnswer<ReviewTipCode | null>(`intention-${week.id}`, given);
  const { isSending, fault } = kept;
  // The tips of the week may have changed since the choice.
  const choice = review.intentions.find((each) => each === kept.answer) ?? null;
  const [hasTried, setTried] = useState(false);
  const { mutateAsync } = trpc.diary.keepIntention.useMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choice === null || isSending) return;
    kept.submit(async () => {
      const changed = await mutateAsync({ weekId: week.id, intention: choice });
      const follow = () => {
        storeWeek(changed);
        announce(t`C’est choisi`);
        onDone();
      };
      return { follow };
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Chips
        legend={<Trans>Qu’allez-vous essayer cette semaine ?</Trans>}
        hint={<Trans>Une seule chose suffit.</Trans>}
        options={review.intentions.map((value) => ({ value, label: <TipTitle code={value} /> }))}
        value={choice}
        onChange={(value) => kept.change(() => value)}
      />
      <p role="alert" className="mt-2 font-medium">
        {hasTried && choice === null && (
          <span>
            <Trans>Choisissez une de ces réponses.</Trans>
          </span>
        )}
        {fault && <span className="text-danger">{errorText(fault)}</span>}
      </p>
      <Button type="submit" className="mt-3" busy={isSending}>
        <Trans>Je choisis ceci</Trans>
      </Button>
    </form>
  );
}

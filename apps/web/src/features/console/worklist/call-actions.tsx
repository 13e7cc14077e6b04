import { type AnswerableReason, callRules } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ChargeActions } from '../charge/charge-actions.tsx';
import { OutcomeDialog } from '../charge/outcome-dialog.tsx';
import { type CallReasonLine, reasonWords } from './call-words.tsx';
import type { Delayed } from './undo-delay.tsx';
import { useCallSteps } from './use-call-steps.ts';

type CallActionsProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly line: CallReasonLine;
  readonly reason: AnswerableReason;
  readonly describedBy: string;
  readonly onDelayed: (delayed: Delayed) => void;
};

/** @decision console#taking-charge */
export function CallActions({
  person: { userId, name },
  line: { week, charge },
  reason,
  describedBy,
  onDelayed,
}: CallActionsProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const [isSaying, setSaying] = useState(false);
  const { take, undo, postpone, close } = useCallSteps(describedBy);
  const onClose = () => setSaying(false);
  return (
    <>
      <ChargeActions
        charge={charge}
        take={{ ...take, run: () => take.mutate({ userId, reason }) }}
        undo={{ ...undo, run: () => undo.mutate({ userId, reason }) }}
        describedBy={describedBy}
        onSay={() => setSaying(true)}
      >
        <Button
          kind="quiet"
          busy={postpone.isPending}
          aria-describedby={describedBy}
          onClick={() =>
            postpone.mutate(
              { userId, kind: 'postponed', reason },
              { onSuccess: () => onDelayed({ userId, name, reason }) },
            )
          }
        >
          <Trans>Reporter de {callRules.asideDays} jours</Trans>
        </Button>
        <p role="alert" className="w-full font-medium text-danger empty:hidden">
          {postpone.error && errorText(faultOf(postpone.error))}
        </p>
      </ChargeActions>
      {isSaying && (
        <OutcomeDialog
          about={`${name} · ${i18n._(reasonWords[reason])}`}
          isBusy={close.isPending}
          error={close.error}
          reason={reason}
          onSay={(said) =>
            close.mutate(
              { userId, reason, ...said, ...(week !== null && { week }) },
              { onSuccess: onClose },
            )
          }
          onClose={onClose}
        />
      )}
    </>
  );
}

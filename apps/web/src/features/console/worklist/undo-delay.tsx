import type { AnswerableReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { UndoButton } from '../charge/charge-actions.tsx';
import { reasonWords } from './call-words.tsx';
import { useCallSteps } from './use-call-steps.ts';

export type Delayed = {
  readonly userId: number;
  readonly name: string;
  readonly reason: AnswerableReason;
};

type UndoDelayProps = {
  readonly delayed: Pick<Delayed, 'userId' | 'reason'>;
  readonly describedBy: string;
  readonly onUndone?: () => void;
};

export function UndoDelay({
  delayed: { userId, reason },
  describedBy,
  onUndone = () => undefined,
}: UndoDelayProps) {
  const errorText = useErrorText();
  const { undoDelay } = useCallSteps(describedBy);
  const run = () => undoDelay.mutate({ userId, reason }, { onSuccess: onUndone });
  return (
    <>
      <UndoButton step={{ ...undoDelay, run }} describedBy={describedBy}>
        <Trans>Annuler le report</Trans>
      </UndoButton>
      <span role="alert" className="font-medium text-danger empty:hidden">
        {undoDelay.error && errorText(faultOf(undoDelay.error))}
      </span>
    </>
  );
}

type JustDelayedProps = { readonly delayed: Delayed; readonly onUndone: () => void };

export function JustDelayed({ delayed, onUndone }: JustDelayedProps) {
  const { i18n } = useLingui();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const about = `${delayed.name} · ${i18n._(reasonWords[delayed.reason])}`;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4">
      <p ref={words} id="just-delayed" tabIndex={-1}>
        <Trans>Reporté de sept jours : {about}</Trans>
      </p>
      <UndoDelay delayed={delayed} describedBy="just-delayed" onUndone={onUndone} />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Stamp } from '../../../ui/stamp.tsx';

export type Charge = {
  readonly by: string;
  readonly at: string;
  readonly undoableUntil: string | null;
};

type Step = {
  readonly run: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
};

type ChargeActionsProps = {
  readonly charge: Charge | null;
  readonly take: Step;
  readonly undo: Step;
  readonly onSay: () => void;
  readonly describedBy: string;
  readonly children?: ReactNode;
};

/** @decision console#taking-charge */
export function ChargeActions({
  charge,
  take,
  undo,
  onSay,
  describedBy,
  children,
}: ChargeActionsProps) {
  const errorText = useErrorText();
  const error = charge === null ? take.error : undo.error;
  return (
    <div className="flex flex-wrap items-center gap-2 self-center @max-[42rem]:mt-2 @min-[42rem]:@max-[56rem]:col-start-2 @min-[42rem]:@max-[56rem]:row-span-2 @min-[42rem]:@max-[56rem]:row-start-1 @min-[42rem]:justify-end">
      {charge === null ? (
        <>
          <Button
            kind="secondary"
            busy={take.isPending}
            aria-describedby={describedBy}
            onClick={take.run}
          >
            <Trans>Je m’en occupe</Trans>
          </Button>
          {children}
        </>
      ) : (
        <>
          <Button kind="secondary" aria-describedby={describedBy} onClick={onSay}>
            <Trans>Dire ce qui a été fait</Trans>
          </Button>
          {charge.undoableUntil !== null && (
            <UndoButton step={undo} describedBy={describedBy}>
              <Trans>Annuler la prise en charge</Trans>
            </UndoButton>
          )}
        </>
      )}
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {error ? errorText(faultOf(error)) : null}
      </p>
    </div>
  );
}

type UndoButtonProps = {
  readonly step: Step;
  readonly describedBy: string;
  readonly children: ReactNode;
};

export function UndoButton({ step, describedBy, children }: UndoButtonProps) {
  return (
    <Button kind="quiet" busy={step.isPending} aria-describedby={describedBy} onClick={step.run}>
      {children}
    </Button>
  );
}

export function InCharge({ charge: { by, at } }: { charge: Charge }) {
  return (
    <p className="mt-1 text-small font-medium">
      <Trans>
        S’en occupe : {by}, depuis le <Stamp at={at} />
      </Trans>
    </p>
  );
}

export function CallInCharge({ charge: { by, at } }: { charge: Charge }) {
  return (
    <p className="mt-1 text-small font-medium">
      <Trans>
        S’occupe d’un appel à cette personne : {by}, depuis le <Stamp at={at} />
      </Trans>
    </p>
  );
}

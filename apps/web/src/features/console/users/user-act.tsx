import type { ReactNode } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';

type UserActProps = {
  /** The purpose of the action. */
  readonly about: ReactNode;
  readonly label: ReactNode;
  /** The outcome. */
  readonly done: ReactNode;
  readonly act: {
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly error: unknown;
  };
  readonly onPress: () => void;
  /** False when there is nothing to do: an outcome stays shown. */
  readonly isOffered?: boolean;
};

/** One action of an administrator on an account, with its outcome beside the button. */
export function UserAct({ about, label, done, act, onPress, isOffered = true }: UserActProps) {
  const errorText = useErrorText();
  return (
    <div>
      <p className="mb-2">{about}</p>
      {isOffered && (
        <Button kind="secondary" busy={act.isPending} onClick={onPress}>
          {label}
        </Button>
      )}
      <output className="mt-2 block font-medium empty:hidden">{act.isSuccess && done}</output>
      {act.error !== null && act.error !== undefined && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorText(faultOf(act.error))}
        </p>
      )}
    </div>
  );
}

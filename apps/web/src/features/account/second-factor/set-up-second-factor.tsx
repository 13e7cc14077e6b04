import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FirstCodeForm } from './first-code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpSecondFactorProps = { readonly onDone: () => void };

/** @decision D57 */
export function SetUpSecondFactor({ onDone }: SetUpSecondFactorProps) {
  const errorText = useErrorText();
  const begin = trpc.account.beginSecondFactor.useMutation({ gcTime: 0 });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begin.data) return <FirstCodeForm shown={begin.data} onConfirmed={setCodes} />;
  return (
    <>
      {begin.error && (
        <Banner kind="danger" className="mb-5">
          <p role="alert">{errorText(faultOf(begin.error))}</p>
        </Banner>
      )}
      <Button busy={begin.isPending} onClick={() => begin.mutate()}>
        <Trans>Commencer</Trans>
      </Button>
    </>
  );
}

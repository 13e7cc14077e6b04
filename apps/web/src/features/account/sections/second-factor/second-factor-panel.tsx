import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../../lib/dates.ts';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { useReloadAccount } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { SetUpSecondFactor } from '../../second-factor/set-up-second-factor.tsx';

/** @decision D57 */
export function SecondFactorPanel() {
  // A refetch would hide the recovery codes.
  const factor = trpc.account.getSecondFactor.useQuery(undefined, { staleTime: Infinity });
  const reload = useReloadAccount();
  return (
    <QueryView query={factor}>
      {({ isOffered, isRequired, inForceSince, recoveryCodesLeft }) =>
        !isOffered && inForceSince !== null ? (
          <NoLongerOffered onChange={reload} />
        ) : !isOffered ? (
          <p>
            <Trans>
              Vous vous connectez avec votre établissement : c’est lui qui demande la seconde étape.
            </Trans>
          </p>
        ) : inForceSince === null ? (
          <>
            <p className="mb-5">
              <Trans>
                En plus du mot de passe, une application de votre téléphone donne un code à chaque
                connexion. Un mot de passe volé ne suffit alors plus.
              </Trans>
            </p>
            <SetUpSecondFactor onDone={() => void reload()} />
          </>
        ) : (
          <InForce {...{ isRequired, inForceSince, recoveryCodesLeft }} onChange={reload} />
        )
      }
    </QueryView>
  );
}

/**
 * Former staff members still log in with a code until the authenticator is removed.
 * @decision sign-in#second-factor
 */
function NoLongerOffered({ onChange }: { onChange: () => Promise<void> }) {
  const errorText = useErrorText();
  const remove = trpc.account.removeSecondFactor.useMutation({ onSuccess: () => onChange() });
  return (
    <>
      <p className="mb-5">
        <Trans>
          Votre compte n’a plus besoin de la validation en deux étapes. Tant qu’elle est activée,
          chaque connexion par mot de passe demande un code.
        </Trans>
      </p>
      {remove.error && (
        <p role="alert" className="mb-5 font-medium text-danger">
          {errorText(faultOf(remove.error))}
        </p>
      )}
      <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        <Trans>Désactiver la validation en deux étapes</Trans>
      </Button>
    </>
  );
}

type InForceProps = {
  readonly isRequired: boolean;
  readonly inForceSince: string;
  readonly recoveryCodesLeft: number;
  readonly onChange: () => Promise<void>;
};

function InForce({ isRequired, inForceSince, recoveryCodesLeft, onChange }: InForceProps) {
  const dates = useDates();
  const errorText = useErrorText();
  const [isReplacing, setReplacing] = useState(false);
  const renew = trpc.account.renewRecoveryCodes.useMutation({ gcTime: 0 });
  const remove = trpc.account.removeSecondFactor.useMutation({ onSuccess: () => onChange() });
  const change = () => {
    renew.reset();
    setReplacing(false);
    void onChange();
  };
  if (isReplacing) return <SetUpSecondFactor onDone={change} />;
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={change} />;
  const error = renew.error ?? remove.error;
  return (
    <>
      <p className="mb-2">
        <Trans>Activé depuis le {dates.stamp(inForceSince)}.</Trans>
      </p>
      <p className="mb-5 text-ink-soft">
        <Plural
          value={recoveryCodesLeft}
          _0="Il ne reste aucun code de secours : demandez-en de nouveaux."
          one="Il reste un code de secours."
          other="Il reste # codes de secours."
        />
      </p>
      {error && (
        <Banner kind="danger" className="mb-5">
          <p role="alert">{errorText(faultOf(error))}</p>
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setReplacing(true)}>
          <Trans>Changer d’application</Trans>
        </Button>
        <Button kind="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Nouveaux codes de secours</Trans>
        </Button>
        {!isRequired && (
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Désactiver la validation en deux étapes</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

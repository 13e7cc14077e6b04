import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useEnter, useLogout } from '../../lib/session.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { SetUpSecondFactor } from './second-factor/set-up-second-factor.tsx';

/** @decision D57 */
export default function SecondFactorPage() {
  const { t } = useLingui();
  // The logout asks no question here, because staff members store no nights on the device.
  const logout = useLogout();
  const [, navigate] = useLocation();
  const entry = useEnter(() => navigate(pathTo('home'), { replace: true }));
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Vous accédez à des renseignements de santé. En plus du mot de passe, une application de
            votre téléphone vous donnera un code à chaque connexion.
          </Trans>
        }
      >
        {t`Activez la validation en deux étapes`}
      </PageHeading>
      {entry.failure === null ? (
        <SetUpSecondFactor onDone={entry.enter} />
      ) : (
        <EntryFailure
          entry={entry}
          title={
            <Trans>La validation en deux étapes est active, mais votre compte ne s’ouvre pas</Trans>
          }
          onLogin={() => navigate(pathTo('login'))}
        />
      )}
      <p className="mt-8 border-t border-line pt-4" data-screen-only>
        <Button kind="quiet" onClick={() => void logout()}>
          <Trans>Déconnexion</Trans>
        </Button>
      </p>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { isOtherPersonTold } from '../../lib/other-person.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const stay = () => isOtherPersonTold.set(false);

export default function OtherPersonDialog() {
  return (
    <Dialog
      isOpen={useStore(isOtherPersonTold)}
      onClose={stay}
      title={<Trans>Une autre personne s’est connectée dans ce navigateur</Trans>}
      actions={
        <>
          <Button onClick={() => location.reload()}>
            <Trans>Continuer avec l’autre compte</Trans>
          </Button>
          <Button kind="secondary" onClick={stay}>
            <Trans>Rester sur cette page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Cette page est celle du compte d’avant : plus rien ne peut y être enregistré. Ce que vous
          avez écrit reste affiché. Vous pouvez le relire ou le copier avant de continuer.
        </Trans>
      </p>
    </Dialog>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isLogoutAsked } from '../../../lib/device-nights.ts';
import { begunAtLogout } from '../../../lib/device/device.ts';
import { useLogout } from '../../../lib/session.ts';
import { isStopped } from '../../../lib/standing.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useNightsAtStake } from './use-unsent-nights.ts';

/** @decision D66 */
export default function LogoutWarning() {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const isOpen = useStore(isLogoutAsked);
  const close = () => isLogoutAsked.set(false);
  const leave = () => {
    setLeaving(true);
    void logout().finally(close);
  };
  const nights = useNightsAtStake();
  const unsent = nights.length;
  const isChosen = nights.some(isStopped);
  const isBegun = useStore(begunAtLogout) > 0;
  const isSomethingLost = unsent > 0 || isBegun;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        unsent === 0 && isBegun ? (
          <Trans>Ce que vous écriviez n’est pas encore envoyé</Trans>
        ) : (
          <Plural
            value={unsent}
            _0="Toutes vos nuits sont envoyées"
            one="Une nuit n’est pas encore envoyée"
            other="# nuits ne sont pas encore envoyées"
          />
        )
      }
      actions={
        <>
          <Button onClick={close}>
            <Trans>Garder ma session ouverte</Trans>
          </Button>
          <Button kind={isSomethingLost ? 'danger' : 'secondary'} busy={isLeaving} onClick={leave}>
            {isSomethingLost ? (
              <Trans>Effacer et me déconnecter</Trans>
            ) : (
              <Trans>Me déconnecter</Trans>
            )}
          </Button>
        </>
      }
    >
      {(unsent > 0 || !isBegun) && (
        <p>
          <Plural
            value={unsent}
            _0="Vous pouvez vous déconnecter : rien ne sera perdu."
            one="Le site ne l’a pas encore reçue. La déconnexion l’efface, et elle ne pourra pas être retrouvée. Pour la garder, laissez votre session ouverte jusqu’à son envoi."
            other="Le site ne les a pas encore reçues. La déconnexion les efface, et elles ne pourront pas être retrouvées. Pour les garder, laissez votre session ouverte jusqu’à leur envoi."
          />
        </p>
      )}
      {isChosen && (
        <p>
          <Trans>
            Une nuit ne sera pas envoyée toute seule : le site ne l’a pas acceptée. Ouvrez-la dans
            votre journal avant de vous déconnecter.
          </Trans>
        </p>
      )}
      {isBegun && (
        <p>
          <Trans>
            Ce que vous avez commencé à écrire est gardé sur cet appareil seulement. La déconnexion
            l’efface.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}

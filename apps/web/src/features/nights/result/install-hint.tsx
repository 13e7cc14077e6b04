import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ownDevice } from '../../../lib/device-nights.ts';
import { closedInstallHint, installPrompt } from '../../../lib/install.ts';
import { useStore } from '../../../lib/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { installOffer, isAppleTouch } from './install-offer.ts';

export default function InstallHint() {
  const prompt = useStore(installPrompt);
  const isOwnDevice = useStore(ownDevice);
  const [isClosed, setClosed] = useState(() => closedInstallHint.read() !== null);
  const offer = installOffer({
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isClosed,
    isOwnDevice,
    canPrompt: prompt !== null,
    isApple: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints),
  });
  if (offer === null) return null;
  const close = () => {
    closedInstallHint.write('1');
    setClosed(true);
  };
  const install = () => {
    close();
    void prompt?.prompt().finally(() => installPrompt.set(null));
  };
  return (
    <Banner className="mt-8" title={<Trans>Aube sur votre écran d’accueil</Trans>}>
      <p className="mt-1">
        {offer === 'prompt' ? (
          <Trans>Vous ouvrez alors le site en le touchant, même sans connexion.</Trans>
        ) : (
          <Trans>
            Touchez Partager, puis « Sur l’écran d’accueil ». Vous ouvrez alors le site en le
            touchant, même sans connexion.
          </Trans>
        )}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {offer === 'prompt' && (
          <Button kind="secondary" onClick={install}>
            <Trans>Installer</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={close}>
          <Trans>Ne plus le proposer</Trans>
        </Button>
      </p>
    </Banner>
  );
}

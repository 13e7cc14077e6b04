import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from './button.tsx';
import { PlainMessage } from './plain-message.tsx';

/** Any other failure. Plain markup: the layout itself may be broken. @source specification §2, §8 */
export function ErrorPage() {
  const { t } = useLingui();
  return (
    <main className="page-column flex-1 text-center">
      <PlainMessage
        title={t`Oups! Une erreur s'est produite.`}
        words={
          <Trans>Ce que vous aviez enregistré est intact. Rechargez la page pour continuer.</Trans>
        }
      >
        <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
          <Trans>Recharger la page</Trans>
        </button>
      </PlainMessage>
    </main>
  );
}

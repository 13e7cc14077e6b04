import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../lib/document-title.ts';
import { buttonClass } from './button.tsx';
import { HorizonDrawing } from './horizon-drawing.tsx';

/** Anything else that failed. Plain markup: whatever broke may be in the layout. @source specification §2, §8 */
export function ErrorPage() {
  const { t } = useLingui();
  const title = t`Oups! Une erreur s'est produite.`;
  usePageTitle(title);
  return (
    <main className="page-column flex-1 text-center">
      <HorizonDrawing className="mx-auto mb-6 h-16 w-56 text-edge" />
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mx-auto mt-3 max-w-md text-ink-soft">
        <Trans>Ce que vous aviez enregistré est intact. Rechargez la page pour continuer.</Trans>
      </p>
      <p className="mt-8">
        <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
          <Trans>Recharger la page</Trans>
        </button>
      </p>
    </main>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../lib/document-title.ts';
import { buttonClass } from './button.tsx';
import { HorizonDrawing } from './horizon-drawing.tsx';
import { Link } from './link.tsx';

/** No such page, week or chapter, inside the layout that is there already. @source specification §2, §8 */
export function NotFound() {
  const { t } = useLingui();
  const title = t`Cette page n'existe pas.`;
  usePageTitle(title);
  return (
    <div className="py-6 text-center">
      <HorizonDrawing className="mx-auto mb-6 h-16 w-56 text-edge" />
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mx-auto mt-3 max-w-md text-ink-soft">
        <Trans>L’adresse a peut-être changé, ou une lettre s’est perdue en chemin.</Trans>
      </p>
      <p className="mt-8">
        <Link to="home" bare className={buttonClass('primary')}>
          <Trans>Aller à l’accueil</Trans>
        </Link>
      </p>
    </div>
  );
}

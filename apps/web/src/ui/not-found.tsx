import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from './button.tsx';
import { Link } from './link.tsx';
import { PlainMessage } from './plain-message.tsx';

/** @source specification §2, §8 */
export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="py-6 text-center">
      <PlainMessage
        title={t`Cette page n'existe pas.`}
        words={<Trans>L’adresse a peut-être changé, ou elle n’est pas complète.</Trans>}
      >
        <Link to="home" bare className={buttonClass('primary')}>
          <Trans>Aller à l’accueil</Trans>
        </Link>
      </PlainMessage>
    </div>
  );
}

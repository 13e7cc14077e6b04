import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { ConsentText } from '../site/consent/consent-text.tsx';

type ConsentFieldProps = {
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly error: string | undefined;
};

/** @decision D62 */
export function ConsentField({ isAgreed, onChange, error }: ConsentFieldProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div className="mb-8">
      <Disclosure
        title={<Trans>Lire le consentement</Trans>}
        className="mb-3"
        onToggle={(event) => {
          if (event.currentTarget.open) setIsOpened(true);
        }}
      >
        {isOpened && <ConsentText />}
      </Disclosure>
      <Choice
        type="checkbox"
        id="consent"
        checked={isAgreed}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : 'consent-error'}
        onChange={(event) => onChange(event.target.checked)}
      >
        <Trans>J’ai lu le consentement et je suis d’accord.</Trans>
      </Choice>
      {error !== undefined && (
        <p id="consent-error" className="mt-2 font-medium text-danger">
          {error}
        </p>
      )}
      <p className="mt-2 text-small text-ink-soft">
        <Trans>
          Il se lit aussi <Link to="consent">sur sa propre page</Link>, avec l’avis sur la{' '}
          <Link to="privacy">confidentialité</Link>.
        </Trans>
      </p>
    </div>
  );
}

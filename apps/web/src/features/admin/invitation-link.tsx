import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../lib/dates.ts';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import { announce } from '../../lib/live-region.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** The link of a new invitation. It is shown once: the site keeps only its fingerprint. */
export function InvitationLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  const { t } = useLingui();
  const dates = useDates();
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const expiry = dates.instant(expiresAt, deviceTimeZone());
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    announce(t`Le lien est copié.`);
  };
  return (
    <div ref={box} tabIndex={-1} className="mt-8 max-w-(--container-page)">
      <Banner kind="ok" title={<Trans>L’invitation est prête</Trans>}>
        <p className="mt-1 mb-4">
          <Trans>Le lien n’est montré qu’une fois. Il est valable jusqu’au {expiry}.</Trans>
        </p>
        <Field
          label={t`Lien d’inscription`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="secondary" onClick={() => void copy()}>
          {isCopied ? <Trans>Lien copié</Trans> : <Trans>Copier le lien</Trans>}
        </Button>
      </Banner>
    </div>
  );
}

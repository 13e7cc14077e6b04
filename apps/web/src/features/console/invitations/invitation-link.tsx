import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useAccountZone } from '../../../lib/use-account-zone.ts';
import { announce } from '../../../lib/live-region.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

type InvitationLinkProps = {
  readonly invitation: {
    readonly link: string;
    readonly expiresAt: string;
    readonly referenceCode: string | null;
    readonly isRepeated?: boolean;
  };
  readonly mailedTo: string | null;
};

/** The link is shown only once, because the site stores only its hash. */
export function InvitationLink({ invitation, mailedTo }: InvitationLinkProps) {
  const { link, expiresAt, referenceCode, isRepeated = false } = invitation;
  const { t } = useLingui();
  const dates = useDates();
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const expiry = dates.instant(expiresAt, useAccountZone());
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    announce(t`Le lien est copié.`);
  };
  return (
    <div ref={box} tabIndex={-1} className="mt-8 max-w-(--container-page)">
      <Banner kind="ok" title={<Trans>L’invitation est prête</Trans>}>
        {mailedTo !== null && (
          <p className="mt-1">
            <Trans>
              Un courriel est envoyé à <strong>{mailedTo}</strong>, avec son propre lien. Celui
              d’ici mène à la même inscription, si le courriel n’arrive pas.
            </Trans>
          </p>
        )}
        {isRepeated && (
          <p className="mt-1 font-medium">
            <Trans>
              Une autre invitation à cette adresse était déjà en cours. Les deux mènent à la même
              inscription : vous pouvez révoquer la première dans la liste.
            </Trans>
          </p>
        )}
        {referenceCode !== null && (
          <p className="mt-1">
            <Trans>
              Code de référence de l’établissement :{' '}
              <strong className="whitespace-nowrap">{referenceCode}</strong>. L’inscription par ce
              lien le remplit d’avance.
            </Trans>
          </p>
        )}
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

import { Trans } from '@lingui/react/macro';
import { Banner } from './banner.tsx';

export function OtherAddress({ address }: { address: string }) {
  return (
    <Banner kind="danger" role="alert" title={<Trans>Ce site s’ouvre à une autre adresse</Trans>}>
      <p className="mt-1">
        <Trans>Ici, votre connexion ne peut pas être gardée. Ouvrez plutôt cette adresse :</Trans>
      </p>
      <p className="mt-3">
        <a
          href={address + location.pathname}
          className="inline-block py-2 font-medium wrap-anywhere underline underline-offset-4"
        >
          {address}
        </a>
      </p>
    </Banner>
  );
}

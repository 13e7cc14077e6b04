import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../../../lib/live-region.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';

/** A new token, shown once. */
export function NewAccessToken({ token }: { token: string }) {
  const { t } = useLingui();
  const copy = () => {
    const copied = navigator.clipboard.writeText(token);
    copied.then(
      () => announce(t`Le jeton est copié.`),
      () => announce(t`La copie n’a pas fonctionné. Notez le jeton.`),
    );
  };
  return (
    <Banner kind="ok" className="mb-6" title={<Trans>Votre nouveau jeton</Trans>}>
      <p className="mt-1">
        <Trans>Copiez-le maintenant : il ne sera plus montré.</Trans>
      </p>
      <code className="my-3 block font-mono break-all select-all">{token}</code>
      <Button kind="secondary" onClick={copy}>
        <Trans>Copier</Trans>
      </Button>
    </Banner>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../../../lib/live-region.tsx';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { AccessTokenForm } from './access-token-form.tsx';
import { AccessTokenRow } from './access-token-row.tsx';

/** A new token, shown once. */
function NewAccessToken({ token }: { token: string }) {
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

/** The tokens for own scripts: those in force, a new one, and the one just made. @decision D60 */
export function AccessTokensPanel() {
  const tokens = trpc.account.listAccessTokens.useQuery();
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <p className="mb-5 text-ink-soft">
        <Trans>
          Un jeton laisse un logiciel agir en votre nom, sans votre mot de passe. Il ne peut ni
          supprimer, ni changer des rôles ou des adresses.
        </Trans>
      </p>
      {made && <NewAccessToken token={made} />}
      <QueryView query={tokens} lines={3}>
        {(list) =>
          list.length === 0 ? (
            <p className="mb-6">
              <Trans>Vous n’avez aucun jeton.</Trans>
            </p>
          ) : (
            <ul className="mb-6 divide-y divide-line border-y border-line">
              {list.map((token) => (
                <AccessTokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <AccessTokenForm onMade={setMade} />
    </>
  );
}

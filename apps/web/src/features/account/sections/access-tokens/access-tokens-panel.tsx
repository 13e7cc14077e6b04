import { useDates } from '../../../../lib/dates.ts';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { AccessTokenForm } from './access-token-form.tsx';
import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

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

/** @decision D60 */
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

type AccessToken = RouterOutputs['account']['listAccessTokens'][number];

function AccessTokenRow({ token }: { token: AccessToken }) {
  const { t } = useLingui();
  const dates = useDates();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { id, name, mayExport, expiresAt, lastUsedAt } = token;
  const revoke = trpc.account.revokeAccessToken.useMutation({
    onSuccess: () => {
      announce(t`Le jeton « ${name} » est révoqué.`);
      void utils.account.listAccessTokens.invalidate();
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small text-ink-soft">
          <span>
            <Trans>Valable jusqu’au {dates.stamp(expiresAt)}</Trans>
            {' · '}
            {lastUsedAt ? (
              <Trans>Utilisé le {dates.stamp(lastUsedAt)}</Trans>
            ) : (
              <Trans>Jamais utilisé</Trans>
            )}
          </span>
          {mayExport && (
            <span>
              {' · '}
              <Trans>Exports permis</Trans>
            </span>
          )}
        </p>
        {revoke.error && (
          <p role="alert" className="text-danger">
            {errorText(faultOf(revoke.error))}
          </p>
        )}
      </div>
      <Button
        kind="danger"
        busy={revoke.isPending}
        aria-label={t`Révoquer le jeton « ${name} »`}
        onClick={() => revoke.mutate({ accessTokenId: id })}
      >
        <Trans>Révoquer</Trans>
      </Button>
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { trpc } from '../../../../trpc.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import { AccessTokenForm } from './access-token-form.tsx';
import { AccessTokenRow } from './access-token-row.tsx';
import { NewAccessToken } from './new-access-token.tsx';

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

import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../../lib/dates.ts';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';

type AccessToken = RouterOutputs['account']['listAccessTokens'][number];

/** One token: its purpose, its end, its last use, and the way to revoke it. */
export function AccessTokenRow({ token }: { token: AccessToken }) {
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
          <Trans>Valable jusqu’au {dates.stamp(expiresAt)}</Trans>
          {' · '}
          {lastUsedAt ? (
            <Trans>Utilisé le {dates.stamp(lastUsedAt)}</Trans>
          ) : (
            <Trans>Jamais utilisé</Trans>
          )}
          {mayExport && (
            <>
              {' · '}
              <Trans>Exports permis</Trans>
            </>
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

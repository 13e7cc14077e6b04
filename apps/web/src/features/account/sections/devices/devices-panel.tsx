import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { type Device, DeviceRow } from './device-row.tsx';

/** @decision D59 */
export function DevicesPanel() {
  const sessions = trpc.account.listSessions.useQuery();
  return (
    <QueryView query={sessions} lines={3}>
      {(devices) => <Devices devices={devices} />}
    </QueryView>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { listSessions: known, listAccessTokens } = trpc.useUtils().account;
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      setEndsAccessTokens(false);
      await Promise.all([known.invalidate(), listAccessTokens.invalidate()]);
      announce(t`Tous vos autres appareils ont été déconnectés.`);
    },
  });
  const tokens = trpc.account.listAccessTokens.useQuery().data?.length ?? 0;
  const [endsAccessTokens, setEndsAccessTokens] = useState(false);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul>
        {[...devices.filter(({ isCurrent }) => isCurrent), ...others].map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {endOthers.isError && (
        <p role="alert" className="mt-4 text-danger">
          {errorText(faultOf(endOthers.error))}
        </p>
      )}
      <p className="mt-5 mb-3 text-ink-soft">
        <Trans>
          Un appareil perdu, ou que vous ne reconnaissez pas? Déconnectez tous les autres, puis
          changez votre mot de passe. Votre session reste ouverte ici.
        </Trans>
      </p>
      {tokens > 0 && (
        <div className="mb-4">
          <Choice
            type="checkbox"
            checked={endsAccessTokens}
            onChange={(event) => setEndsAccessTokens(event.target.checked)}
          >
            <Plural
              value={tokens}
              one="Révoquer aussi mon jeton d’accès, qui reste valable autrement"
              other="Révoquer aussi mes # jetons d’accès, qui restent valables autrement"
            />
          </Choice>
        </div>
      )}
      <Button
        kind="secondary"
        busy={endOthers.isPending}
        onClick={() => endOthers.mutate({ endsAccessTokens })}
      >
        {endOthers.isPending ? (
          <Trans>Un instant…</Trans>
        ) : (
          <Trans>Déconnecter tous les autres</Trans>
        )}
      </Button>
      {endOthers.isSuccess && others.length === 0 && (
        <p className="mt-3 text-ok">
          <Trans>Tous vos autres appareils ont été déconnectés.</Trans>
        </p>
      )}
    </>
  );
}

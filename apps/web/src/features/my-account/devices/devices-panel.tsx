import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { type Device, DeviceRow } from './device-row.tsx';

/** Where one is logged in; each session ends by itself, or all but this one at once. @decision D59 */
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
  const known = trpc.useUtils().account.listSessions;
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      await known.invalidate();
      announce(t`Tous vos autres appareils sont déconnectés.`);
    },
  });
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
          Un appareil perdu, ou que vous ne reconnaissez pas? Fermez tout, puis changez votre mot de
          passe. Votre session reste ouverte ici.
        </Trans>
      </p>
      <Button kind="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
        {endOthers.isPending ? <Trans>Un instant…</Trans> : <Trans>Fermer partout</Trans>}
      </Button>
      {endOthers.isSuccess && others.length === 0 && (
        <p className="mt-3 text-ok">
          <Trans>Tous vos autres appareils sont déconnectés.</Trans>
        </p>
      )}
    </>
  );
}

import { formatInstant } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { Laptop, SquareTerminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useSession } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';

export type Device = RouterOutputs['account']['listSessions'][number];

export function DeviceRow({ device }: { device: Device }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const errorText = useErrorText();
  const known = trpc.useUtils().account.listSessions;
  const name = useDeviceName(device);
  const end = trpc.account.endSession.useMutation({
    onSettled: () => known.invalidate(),
    onSuccess: () => announce(t`Déconnecté : ${name}`),
  });
  const timeZone = session.status === 'member' ? session.account.timeZone : 'UTC';
  const lastUsed = formatInstant(device.lastUsedAt, i18n.locale, timeZone);
  const Icon = device.kind === 'bearer' ? SquareTerminal : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-small text-ink-soft">
          {device.isCurrent ? <ThisDevice device={device} /> : <Trans>Utilisé le {lastUsed}</Trans>}
        </p>
        {end.isError && faultOf(end.error).code !== 'NOT_FOUND' && (
          <p role="alert" className="text-danger">
            {errorText(faultOf(end.error))}
          </p>
        )}
      </div>
      {!device.isCurrent && (
        <Button
          kind="quiet"
          busy={end.isPending}
          aria-label={t`Déconnecter : ${name}, ${lastUsed}`}
          onClick={() => end.mutate({ sessionId: device.id })}
        >
          <Trans>Déconnecter</Trans>
        </Button>
      )}
    </li>
  );
}

function ThisDevice({ device }: { device: Device }): ReactNode {
  return device.isOwnDevice ? (
    <Trans>Cet appareil, qui est à vous</Trans>
  ) : (
    <Trans>Cet appareil</Trans>
  );
}

function useDeviceName({ kind, browser, system }: Device): string {
  const { t } = useLingui();
  if (kind === 'bearer') return t`Un logiciel ou un script`;
  const names = [browser, system].filter((name) => name !== null);
  return names.length === 0 ? t`Un navigateur` : names.join(', ');
}

import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Banner, Notice } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const isDeadLink = (error: unknown) => ['TOKEN_INVALID', 'INVALID'].includes(faultOf(error).code);

/** Only the button stops the reminders, because some mail programs open links automatically. */
export function ReminderStop({ token }: { token: string }) {
  const preview = trpc.notifications.previewReminderStop.useQuery(
    { token },
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const { data, error, refetch, isFetching } = preview;
  if (data)
    return data.isOn ? <StopButton token={token} /> : <Stopped canResume={data.canResume} />;
  if (!error) return <Skeleton lines={3} />;
  if (isDeadLink(error)) return <DeadLink />;
  return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />;
}

function StopButton({ token }: { token: string }) {
  const stop = trpc.notifications.stopReminders.useMutation();
  if (stop.isSuccess) {
    return (
      <Outcome>
        <Stopped canResume />
      </Outcome>
    );
  }
  if (stop.isError && isDeadLink(stop.error)) {
    return (
      <Outcome role="alert">
        <DeadLink />
      </Outcome>
    );
  }
  return (
    <>
      <CallError call={stop} />
      <p className="mb-6">
        <Trans>
          Les courriels de rappel s’arrêteront aussitôt. Votre compte et votre programme restent
          comme ils sont.
        </Trans>
      </p>
      <Button className="w-full" busy={stop.isPending} onClick={() => stop.mutate({ token })}>
        {stop.isPending ? <Trans>Un instant…</Trans> : <Trans>Arrêter les rappels</Trans>}
      </Button>
    </>
  );
}

function Stopped({ canResume }: { canResume: boolean }) {
  return (
    <Banner kind="ok" title={<Trans>Les rappels sont arrêtés</Trans>}>
      {canResume && (
        <p className="mt-1">
          <Trans>
            Vous pouvez les reprendre quand vous voulez, sur la page{' '}
            <Link to="myAccount" hash="rappels">
              Mon compte
            </Link>
            .
          </Trans>
        </p>
      )}
    </Banner>
  );
}

function DeadLink() {
  return (
    <Notice kind="attention" title={<Trans>Ce lien ne fonctionne plus</Trans>}>
      <Trans>
        Vous pouvez arrêter les rappels sur la page{' '}
        <Link to="myAccount" hash="rappels">
          Mon compte
        </Link>
        .
      </Trans>
    </Notice>
  );
}

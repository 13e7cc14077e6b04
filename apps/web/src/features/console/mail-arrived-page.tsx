import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../lib/error-code.ts';
import { useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/**
 * Only the button confirms the arrival, because some mail programs open links automatically.
 * @decision D91 console#first-steps
 */
export default function MailArrivedPage({ params }: PageProps) {
  const link = useLinkToken(params, 'adminMailArrived');
  return (
    <>
      <PageHeading>
        <Trans>Courriel d’essai</Trans>
      </PageHeading>
      <div className="max-w-(--container-page)">
        {link ? <Arrival token={link.token} /> : <DeadLink />}
      </div>
    </>
  );
}

function DeadLink() {
  return (
    <>
      <Notice kind="attention" title={<Trans>Ce lien n’est plus valable</Trans>}>
        <Trans>Envoyez-vous un autre courriel d’essai depuis les premières étapes.</Trans>
      </Notice>
      <Back />
    </>
  );
}

const Back = () => (
  <Link to="admin" bare className={buttonClass('primary', 'mt-6')}>
    <Trans>Retour aux premières étapes</Trans>
  </Link>
);

function Arrival({ token }: { token: string }) {
  const utils = trpc.useUtils();
  const confirm = trpc.admin.confirmTestEmail.useMutation({
    onSuccess: () => utils.admin.listFirstSteps.invalidate(),
  });
  const send = () => confirm.mutate({ token });
  if (confirm.isSuccess) {
    return (
      <>
        <Outcome>
          <Notice kind="ok" title={<Trans>Les courriels arrivent</Trans>}>
            <Trans>Cette étape est faite.</Trans>
          </Notice>
        </Outcome>
        <Back />
      </>
    );
  }
  if (confirm.isError) {
    const { code } = faultOf(confirm.error);
    if (code === 'TOKEN_INVALID' || code === 'INVALID') {
      return (
        <Outcome role="alert">
          <DeadLink />
        </Outcome>
      );
    }
    return <ErrorState error={confirm.error} onRetry={send} />;
  }
  return (
    <>
      <p className="mb-6">
        <Trans>
          Le courriel d’essai vous est parvenu. Confirmez-le pour que l’étape soit faite.
        </Trans>
      </p>
      <Button busy={confirm.isPending} onClick={send}>
        {confirm.isPending ? <Trans>Confirmation en cours…</Trans> : <Trans>Confirmer</Trans>}
      </Button>
    </>
  );
}

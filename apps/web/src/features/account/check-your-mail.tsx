import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../lib/live-region.tsx';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CallError } from '../../ui/call-error.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Registration is done: the address of the e-mail, and a way to send it again. @decision sign-in#activation */
export function CheckYourMail({ email }: { email: string }) {
  const { t } = useLingui();
  // Sends the activation again to an account that waits; the answer is the same for every address.
  const resend = trpc.account.requestPasswordReset.useMutation({
    onSuccess: () => announce(t`Un nouveau courriel a été envoyé.`),
  });
  return (
    <>
      <PageHeading>
        <Trans>Il reste une étape</Trans>
      </PageHeading>
      <CallError call={resend} />
      <Notice kind="ok" title={<Trans>Votre compte a été créé</Trans>}>
        <Trans>
          Un courriel a été envoyé à <strong>{email}</strong>. Ouvrez son lien dans les 24 heures
          pour activer votre compte.
        </Trans>
      </Notice>
      <p className="mt-6 mb-4 text-ink-soft">
        <Trans>Rien reçu après quelques minutes? Regardez dans les courriels indésirables.</Trans>
      </p>
      {resend.isSuccess ? (
        <p>
          <Trans>
            Un nouveau courriel a été envoyé. Par prudence, son lien vous fera choisir de nouveau
            votre mot de passe.
          </Trans>
        </p>
      ) : (
        <Button kind="secondary" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
          {resend.isPending ? <Trans>Envoi en cours…</Trans> : <Trans>Renvoyer le courriel</Trans>}
        </Button>
      )}
    </>
  );
}

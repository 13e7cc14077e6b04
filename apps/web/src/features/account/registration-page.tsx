import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useLinkToken } from '../../lib/link-token.ts';
import { announce } from '../../lib/live-region.tsx';
import type { PageProps } from '../../lib/page-module.ts';
import { useSession } from '../../lib/session.ts';
import { useArrivalFocus } from '../../lib/use-arrival-focus.ts';
import { pathTo } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CallError } from '../../ui/call-error.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePage } from '../site/use-page.ts';
import { DeadInvitation, invitationEndOf } from './dead-invitation.tsx';
import { JoiningDawn } from './joining-dawn.tsx';
import { IncompleteLink, LinkFailure } from './link-problem.tsx';
import { WithoutOtherSession } from './without-other-session.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { keepRegistered, useRegistered } from './typed-registration.ts';

/** @decision sign-in#activation */
function CheckYourMail({ email }: { email: string }) {
  const { t } = useLingui();
  useArrivalFocus();
  // A password reset sends the activation email again. The response is the same for every address.
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

/** @source specification §2 */
export default function RegistrationPage({ params }: PageProps) {
  const link = useLinkToken(params, 'registrationBare');
  const session = useSession();
  const registeredEmail = useRegistered();
  if (registeredEmail !== null) {
    const isIn = session.status === 'member' && session.account.email === registeredEmail;
    return isIn ? (
      <Redirect to={pathTo('home')} replace />
    ) : (
      <CheckYourMail email={registeredEmail} />
    );
  }
  return (
    <>
      <JoiningDawn title={<Trans>Bienvenue</Trans>}>
        <Trans>
          Un cours de six semaines pour mieux dormir : un sujet par semaine, et une minute chaque
          matin. Un suivi léger continue ensuite.
        </Trans>
      </JoiningDawn>
      {link ? (
        <WithoutOtherSession effect={<Trans>Ce lien sert à créer un autre compte.</Trans>}>
          <Invited token={link.token} onRegistered={keepRegistered} />
        </WithoutOtherSession>
      ) : (
        <NoInvitation />
      )}
    </>
  );
}

function WhatComes() {
  return (
    <div className="mb-8 space-y-2 text-ink-soft">
      <p>
        <Trans>
          Vos réponses sont vues par le personnel autorisé de votre établissement et par les
          personnes qui administrent le site.
        </Trans>
      </p>
      <p>
        <Trans>
          Ensuite : un courriel à ouvrir, puis un premier questionnaire qui ouvre le programme.
        </Trans>
      </p>
    </div>
  );
}

function NoInvitation() {
  return (
    <>
      <IncompleteLink>
        <Trans>
          Pour vous inscrire, ouvrez de nouveau le lien de votre invitation, en le prenant en
          entier.
        </Trans>
      </IncompleteLink>
      <p className="mt-8">
        <Trans>
          Vous n’avez pas d’invitation ? <Link to="selfScreening">Évaluez votre sommeil</Link> : le
          résultat dit à qui vous adresser. Vous avez déjà un compte ?{' '}
          <Link to="login">Connectez-vous</Link>.
        </Trans>
      </p>
    </>
  );
}

type InvitedProps = {
  readonly token: string;
  readonly onRegistered: (email: string) => void;
};

function Invited({ token, onRegistered }: InvitedProps) {
  const preview = trpc.account.previewInvitation.useQuery({ token }, { staleTime: Infinity });
  // The preview query changes nothing, so this call tells staff that the invitation was opened.
  const { mutate: markOpened } = trpc.account.markInvitationOpened.useMutation();
  const isThere = preview.data !== undefined;
  useEffect(() => {
    if (isThere) markOpened({ token });
  }, [isThere, markOpened, token]);
  // The consent text is loaded with its version, because a new version unchecks the consent box.
  const consent = usePage('consent');
  const edition = consent.data?.edition;
  if (preview.data && edition) {
    const { email, establishmentName, referenceCode } = preview.data;
    return (
      <>
        {establishmentName && (
          <p className="mb-2">
            <Trans>
              Votre invitation vient de <strong>{establishmentName}</strong>.
            </Trans>
          </p>
        )}
        <WhatComes />
        <RegistrationForm
          token={token}
          invitedEmail={email}
          invitedCode={referenceCode}
          consentVersion={edition.version}
          onRegistered={onRegistered}
        />
      </>
    );
  }
  const end = preview.error && invitationEndOf(preview.error);
  if (end) return <DeadInvitation end={end} />;
  if (preview.isError) {
    return (
      <LinkFailure error={preview.error} onRetry={() => void preview.refetch()}>
        <Trans>
          Ouvrez le courriel d’invitation le plus récent. Si son lien ne sert plus non plus,
          demandez une nouvelle invitation à votre établissement. Vous avez déjà un compte?{' '}
          <Link to="login">Connectez-vous</Link>.
        </Trans>
      </LinkFailure>
    );
  }
  if (consent.isError) {
    return <ErrorState error={consent.error} onRetry={() => void consent.refetch()} />;
  }
  return <Skeleton lines={8} />;
}

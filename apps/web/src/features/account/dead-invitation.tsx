import { invitationEnds, type InvitationEnd } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../lib/error-code.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

export function invitationEndOf(error: unknown): InvitationEnd | null {
  const { code, details } = faultOf(error);
  if (code !== 'TOKEN_INVALID') return null;
  return invitationEnds.find((end) => end === details['end']) ?? null;
}

/** @decision sign-in#invitations-that-are-over */
export function DeadInvitation({ end }: { end: InvitationEnd }) {
  return (
    <>
      <Banner kind="attention" role="alert" title={<Title end={end} />}>
        <p className="mt-1">
          <NextStep end={end} />
        </p>
      </Banner>
      {end === 'used' ? (
        <>
          <Link to="login" bare className={buttonClass('primary', 'mt-6 w-full')}>
            <Trans>Se connecter</Trans>
          </Link>
          <p className="mt-6">
            <Trans>
              Ce n’était pas vous? Dites-le à votre établissement, et demandez-lui une nouvelle
              invitation.
            </Trans>
          </p>
        </>
      ) : (
        <p className="mt-6">
          <Trans>
            Vous avez déjà un compte? <Link to="login">Connectez-vous</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

function Title({ end }: { end: InvitationEnd }) {
  if (end === 'used') return <Trans>Cette invitation a déjà servi</Trans>;
  if (end === 'full') return <Trans>Toutes les places de cette invitation sont prises</Trans>;
  if (end === 'expired') return <Trans>Le délai de cette invitation est passé</Trans>;
  return <Trans>Cette invitation a été annulée</Trans>;
}

function NextStep({ end }: { end: InvitationEnd }) {
  if (end === 'used') {
    return (
      <Trans>
        Si c’était vous, votre compte existe : connectez-vous. Si le courriel d’activation n’est pas
        arrivé, <Link to="passwordResetRequest">demandez-en un nouveau</Link>.
      </Trans>
    );
  }
  if (end === 'expired' || end === 'full') {
    return <Trans>Demandez une nouvelle invitation à votre établissement.</Trans>;
  }
  return (
    <Trans>
      Vous vouliez commencer le programme? Demandez à votre établissement s’il peut vous envoyer une
      nouvelle invitation.
    </Trans>
  );
}

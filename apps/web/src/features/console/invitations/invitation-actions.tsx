import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ListedInvitation } from './invitation-cells.tsx';
import { InvitationLink } from './invitation-link.tsx';

type InvitationActionsProps = {
  readonly row: ListedInvitation;
};

export function InvitationActions({ row }: InvitationActionsProps) {
  const { invitationId, email, label, state } = row;
  const { t } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const reload = () => utils.admin.listInvitations.invalidate();
  const name = email ?? label ?? t`Lien sans nom`;
  const [asked, setAsked] = useState<'resend' | 'revoke' | null>(null);
  const resend = trpc.admin.resendInvitation.useMutation({
    onSuccess: ({ link }) => {
      if (link !== null) return;
      announce(t`L’invitation a été envoyée de nouveau : ${name}`);
      setAsked(null);
      void reload();
    },
  });
  const revoke = trpc.admin.revokeInvitation.useMutation({
    onSuccess: () => {
      announce(t`L’invitation est révoquée : ${name}`);
      setAsked(null);
      void reload();
    },
  });
  if (state === 'used' || state === 'revoked') return null;
  const newLink = resend.data?.link ?? null;
  const error = asked === 'resend' ? resend.error : revoke.error;
  const close = () => {
    setAsked(null);
    if (newLink !== null) void reload();
    resend.reset();
    revoke.reset();
  };
  const hidden = <span className="sr-only"> {name}</span>;
  return (
    <>
      <Button
        kind="quiet"
        className="py-2 text-small whitespace-nowrap"
        onClick={() => setAsked('resend')}
      >
        {email === null ? <Trans>Nouveau lien</Trans> : <Trans>Renvoyer</Trans>}
        {hidden}
      </Button>
      <Button
        kind="quiet"
        className="py-2 text-small whitespace-nowrap"
        onClick={() => setAsked('revoke')}
      >
        <Trans>Révoquer</Trans>
        {hidden}
      </Button>
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={
          asked === 'revoke' ? (
            <Trans>Révoquer l’invitation ?</Trans>
          ) : email === null ? (
            <Trans>Faire un nouveau lien ?</Trans>
          ) : (
            <Trans>Renvoyer l’invitation ?</Trans>
          )
        }
        actions={
          newLink === null ? (
            <>
              {asked === 'revoke' ? (
                <Button
                  kind="danger"
                  busy={revoke.isPending}
                  onClick={() => revoke.mutate({ invitationId })}
                >
                  <Trans>Révoquer l’invitation</Trans>
                </Button>
              ) : (
                <Button busy={resend.isPending} onClick={() => resend.mutate({ invitationId })}>
                  {email === null ? (
                    <Trans>Faire le lien</Trans>
                  ) : (
                    <Trans>Renvoyer l’invitation</Trans>
                  )}
                </Button>
              )}
              <Button kind="secondary" onClick={close}>
                <Trans>Annuler</Trans>
              </Button>
            </>
          ) : undefined
        }
      >
        <p className="mb-2 font-medium wrap-anywhere">{name}</p>
        {asked === 'revoke' ? (
          <p>
            <Trans>
              Son lien ne mènera plus à l’inscription. Les personnes déjà inscrites par lui le
              restent.
            </Trans>
          </p>
        ) : (
          newLink === null && (
            <p>
              <Trans>
                Le lien précédent ne servira plus. Le nouveau est valable au moins 14 jours.
              </Trans>
            </p>
          )
        )}
        {newLink !== null && resend.data && (
          <InvitationLink
            invitation={{ link: newLink, expiresAt: resend.data.expiresAt, referenceCode: null }}
            mailedTo={null}
          />
        )}
        {error && (
          <p role="alert" className="mt-3 font-medium text-danger">
            {errorText(faultOf(error))}
          </p>
        )}
      </Dialog>
    </>
  );
}

import type { FirstStep } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Button, buttonClass, type ButtonKind } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Prose } from '../../site/content-nodes.tsx';
import { usePage } from '../../site/use-page.ts';
import { InviteButton } from '../invitations/invite-button.tsx';

type StepActionProps = { readonly step: FirstStep; readonly isNext: boolean };

export function StepAction({ step, isNext }: StepActionProps) {
  const kind = isNext ? 'primary' : 'secondary';
  switch (step) {
    case 'mail':
      return <TestEmail kind={kind} />;
    case 'establishment':
      return (
        <Link to="adminEstablishmentNew" bare className={buttonClass(kind)}>
          <Trans>Ajouter un établissement</Trans>
        </Link>
      );
    case 'contacts':
      return (
        <Link
          to="adminSetting"
          params={{ setting: 'coordonnees' }}
          bare
          className={buttonClass(kind)}
        >
          <Trans>Écrire les coordonnées</Trans>
        </Link>
      );
    case 'consent':
      return <ConsentText kind={kind} />;
    case 'staff':
      return (
        <Link to="adminUserNew" bare className={buttonClass(kind)}>
          <Trans>Ajouter un compte</Trans>
        </Link>
      );
    case 'invitation':
      return <InviteButton kind={kind} />;
    case 'backup':
      return <code className="block overflow-x-auto">aube backup</code>;
  }
}

function TestEmail({ kind }: { kind: ButtonKind }) {
  const send = trpc.admin.sendTestEmail.useMutation();
  const email = send.data?.email;
  return (
    <>
      <Button kind={kind} busy={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? <Trans>Envoi en cours…</Trans> : <Trans>M’envoyer un courriel</Trans>}
      </Button>
      <output className="block">
        {email !== undefined && (
          <p className="mt-3">
            <Trans>
              Un courriel est en route vers <strong>{email}</strong>. Ouvrez son lien dans les 24
              heures.
            </Trans>
          </p>
        )}
      </output>
      <CallError call={send} />
    </>
  );
}

function ConsentText({ kind }: { kind: ButtonKind }) {
  const utils = trpc.useUtils();
  const page = usePage('consent');
  const edition = page.data?.edition;
  const note = trpc.admin.noteConsentRead.useMutation({
    onSuccess: () => utils.admin.listFirstSteps.invalidate(),
  });
  return (
    <Disclosure className="border-b-0" title={<Trans>Lire le texte du consentement</Trans>}>
      <QueryView query={page} lines={8}>
        {({ body }) => <Prose nodes={body} />}
      </QueryView>
      {edition && (
        <Button
          kind={kind}
          className="mt-6"
          busy={note.isPending}
          onClick={() => note.mutate({ version: edition.version })}
        >
          <Trans>J’ai lu ce texte</Trans>
        </Button>
      )}
      <CallError call={note} />
    </Disclosure>
  );
}

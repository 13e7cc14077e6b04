import { isParticipant } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EmailWords } from '../../../ui/email-words.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts';
import { DeletedUser } from './deleted-user.tsx';
import type { User } from './user-words.ts';
import { UsersLink } from './users-link.tsx';

/** @source specification §2 @decision D55 */
export function DeleteUser({ userId }: { userId: number }) {
  const { t } = useLingui();
  const found = trpc.admin.getUser.useQuery({ userId }, { gcTime: 0 });
  const [isRestored, setRestored] = useState(false);
  const name = found.data && nameOf(found.data);
  usePageTitle(name === undefined ? '' : t`Supprimer ${name}`);
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={6} title={<Trans>Supprimer le compte</Trans>}>
      {(user) => {
        if (isRestored) return <Restored user={user} />;
        if (user.state === 'deleted') {
          return <DeletedUser user={user} onRestored={() => setRestored(true)} />;
        }
        return <Confirmation user={user} onChanged={() => void found.refetch()} />;
      }}
    </QueryView>
  );
}

type ConfirmationProps = {
  readonly user: User;
  readonly onChanged: () => void;
};

function Confirmation({ user, onChanged }: ConfirmationProps) {
  const { userId, version, email, roles } = user;
  const session = useSession();
  const utils = trpc.useUtils();
  const name = nameOf(user);
  const remove = trpc.admin.deleteUser.useMutation({
    onSuccess: () => {
      onChanged();
      void utils.admin.listUsers.invalidate();
    },
    onError: (error) => {
      if (faultOf(error).code === 'VERSION_CONFLICT') onChanged();
    },
  });
  const submit = () => remove.mutate({ userId, version });
  const isStale = remove.error && faultOf(remove.error).code === 'VERSION_CONFLICT';
  const isOwn = session.status === 'member' && session.account.userId === userId;
  const keep = (
    <Link bare to="adminUser" params={{ user: userId }} className={buttonClass('secondary')}>
      <Trans>Garder le compte</Trans>
    </Link>
  );
  return (
    <>
      <PageHeading above={<UsersLink />}>
        <Trans>Supprimer ce compte : {name}?</Trans>
      </PageHeading>
      {isStale && (
        <Banner
          kind="attention"
          className="mb-6 max-w-(--container-page)"
          title={<Trans>Ce compte vient de changer. Relisez avant de supprimer.</Trans>}
        />
      )}
      {remove.error && !isStale && (
        <div className="mb-6 max-w-(--container-page)">
          <ErrorState error={remove.error} busy={remove.isPending} onRetry={submit} />
        </div>
      )}
      {isOwn ? (
        <>
          <Banner kind="info" className="mb-6 max-w-(--container-page)">
            <Trans>
              C’est votre propre compte : une autre personne de l’administration peut le supprimer.
            </Trans>
          </Banner>
          {keep}
        </>
      ) : (
        <>
          <Card className="max-w-(--container-page)">
            <p className="mb-3 font-medium">
              {name}, <EmailWords email={email} />
            </p>
            <ul className="list-disc space-y-2 pl-6">
              <li>
                <Trans>
                  La personne est déconnectée partout et ne peut plus se connecter. Plus aucun
                  courriel ne lui est envoyé.
                </Trans>
              </li>
              {isParticipant(roles) && (
                <li>
                  <Trans>
                    Elle sort des listes de participants. Ses nuits et ses réponses restent sous son
                    code de participant.
                  </Trans>
                </li>
              )}
              <li>
                <Trans>
                  Vous pouvez restaurer le compte pendant 30 jours. Ensuite, l’identité de la
                  personne est effacée pour de bon.
                </Trans>
              </li>
            </ul>
          </Card>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button kind="danger" busy={remove.isPending} onClick={submit}>
              {remove.isPending ? (
                <Trans>Suppression en cours…</Trans>
              ) : (
                <Trans>Supprimer le compte</Trans>
              )}
            </Button>
            {keep}
          </div>
        </>
      )}
    </>
  );
}

function Restored({ user }: { user: User }) {
  useArrivalFocus();
  const name = nameOf(user);
  return (
    <>
      <PageHeading above={<UsersLink />}>
        <Trans>Compte restauré : {name}</Trans>
      </PageHeading>
      <Banner kind="ok" className="max-w-(--container-page)">
        <Trans>La personne peut de nouveau se connecter, avec le même mot de passe.</Trans>
      </Banner>
    </>
  );
}

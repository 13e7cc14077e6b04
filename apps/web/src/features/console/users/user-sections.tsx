import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { buttonClass, Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { UserEmail } from './user-email.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import type { User } from './user-words.ts';

type UserActProps = {
  readonly about: ReactNode;
  readonly label: ReactNode;
  readonly done: ReactNode;
  readonly act: {
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly error: unknown;
  };
  readonly onPress: () => void;
  readonly isOffered?: boolean;
};

function UserAct({ about, label, done, act, onPress, isOffered = true }: UserActProps) {
  const errorText = useErrorText();
  return (
    <div>
      <p className="mb-2">{about}</p>
      {isOffered && (
        <Button kind="secondary" busy={act.isPending} onClick={onPress}>
          {label}
        </Button>
      )}
      <output className="mt-2 block font-medium empty:hidden">{act.isSuccess && done}</output>
      {act.error !== null && act.error !== undefined && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorText(faultOf(act.error))}
        </p>
      )}
    </div>
  );
}

type UserSectionsProps = {
  readonly user: User;
  readonly onChanged: () => void;
};

/** @decision D54 */
export function UserSections({ user, onChanged }: UserSectionsProps) {
  const session = useSession();
  const isOwn = session.status === 'member' && session.account.userId === user.userId;
  return (
    <div className="mt-10 max-w-(--container-page) space-y-6">
      <UserEmail user={user} onChanged={onChanged} />
      <Access user={user} isOwn={isOwn} onChanged={onChanged} />
      {!isOwn && (
        <Card>
          <h2 className="mb-3 text-lead">
            <Trans>Supprimer le compte</Trans>
          </h2>
          <p className="mb-4">
            <Trans>
              La personne est déconnectée et ne reçoit plus rien. Vous pouvez restaurer le compte
              pendant 30 jours.
            </Trans>
          </p>
          <Link
            bare
            to="adminUserDelete"
            params={{ user: user.userId }}
            className={buttonClass('danger')}
          >
            <Trans>Supprimer le compte…</Trans>
          </Link>
        </Card>
      )}
    </div>
  );
}

function Access({ user, isOwn, onChanged }: UserSectionsProps & { isOwn: boolean }) {
  const { userId, email, state, openSessions, authenticationMethod } = user;
  const resend = trpc.admin.resendActivation.useMutation();
  const reset = trpc.admin.sendPasswordReset.useMutation();
  const end = trpc.admin.endSessions.useMutation({ onSuccess: onChanged });
  const hasPassword = state === 'active' && authenticationMethod === 'local';
  return (
    <Card>
      <h2 className="mb-4 text-lead">
        <Trans>Accès</Trans>
      </h2>
      <div className="space-y-5">
        {state === 'pending' && (
          <UserAct
            about={<Trans>Ce compte attend son activation : le lien envoyé dure 24 heures.</Trans>}
            label={<Trans>Renvoyer le courriel d’activation</Trans>}
            done={
              <Trans>Un courriel a été envoyé à {email}. Le lien précédent ne sert plus.</Trans>
            }
            act={resend}
            onPress={() => resend.mutate({ userId })}
          />
        )}
        {hasPassword && (
          <UserAct
            about={
              <Trans>Un mot de passe oublié se remplace par un lien, valable une heure.</Trans>
            }
            label={<Trans>Envoyer un lien de mot de passe</Trans>}
            done={
              <Trans>
                Un courriel a été envoyé à {email}. Le mot de passe actuel reste valable d’ici là.
              </Trans>
            }
            act={reset}
            onPress={() => reset.mutate({ userId })}
          />
        )}
        <UserAct
          about={
            <Plural
              value={openSessions}
              _0="Aucune session n’est ouverte."
              one="Une session est ouverte."
              other="# sessions sont ouvertes."
            />
          }
          label={
            isOwn ? <Trans>Fermer mes autres sessions</Trans> : <Trans>Fermer ses sessions</Trans>
          }
          done={<Trans>C’est fait : il faut se connecter de nouveau.</Trans>}
          act={end}
          onPress={() => end.mutate({ userId })}
          isOffered={openSessions > (isOwn ? 1 : 0)}
        />
        {user.hasSecondFactor && !isOwn && <UserSecondFactor userId={userId} onReset={onChanged} />}
      </div>
    </Card>
  );
}

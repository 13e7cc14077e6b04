import { Plural, Trans } from '@lingui/react/macro';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { UserAct } from './user-act.tsx';
import { UserEmail } from './user-email.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import type { User } from './user-words.ts';

type UserSectionsProps = {
  readonly user: User;
  readonly onChanged: () => void;
};

/** Actions beside the form of an account: address, e-mails, sessions, end. @decision D54 */
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

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isParticipant } from '@aube/api/rules';
import { Bell, BellRing } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { Link } from '../../../ui/link.tsx';

const NOTHING = { alerts: 0, people: 0, inBoth: 0, notifications: 0 };

/**
 * The number is fetched at each page and focus, because a timer would prolong an absent user's
 * session.
 * @decision D33 D64 console#bell
 */
export function StaffBell() {
  const { t } = useLingui();
  const session = useSession();
  const { data, error } = trpc.stats.countWaiting.useQuery(undefined, { staleTime: 0 });
  const waiting = data ?? NOTHING;
  const isUnknown = !data;
  // A server of the release before gives no `inBoth`.
  const { alerts, people, inBoth = 0, notifications } = waiting;
  const count = alerts + (people ?? 0) - inBoth + notifications;
  const Icon = count > 0 ? BellRing : Bell;
  const hasNotices = session.status === 'member' && isParticipant(session.account.roles);
  return (
    <Dropdown
      triggerClass="icon-button relative"
      panelClass="menu-panel"
      trigger={
        <>
          <Icon aria-hidden />
          <span className="sr-only">
            {isUnknown
              ? error
                ? t`Ce qui vous attend n’a pas pu être compté`
                : t`Ce qui vous attend`
              : t`Ce qui vous attend : ${plural(count, {
                  0: 'rien',
                  one: '# élément',
                  other: '# éléments',
                })}`}
          </span>
          {count > 0 && (
            <span aria-hidden className="badge">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
    >
      {isUnknown && error && (
        <p role="alert" className="mb-2 text-small text-danger">
          <Trans>Ce qui vous attend n’a pas pu être compté. Ouvrez les listes pour le voir.</Trans>
        </p>
      )}
      <ul>
        <li>
          <Link to="admin" hash="alerts" bare className="top-link">
            {isUnknown ? (
              <Trans>Alertes à prendre en charge</Trans>
            ) : (
              <Plural
                value={alerts}
                _0="Aucune alerte à prendre en charge"
                one="# alerte à prendre en charge"
                other="# alertes à prendre en charge"
              />
            )}
          </Link>
        </li>
        <li>
          <Link to="admin" hash="calls" bare className="top-link">
            {isUnknown || people === null ? (
              <Trans>Personnes à joindre</Trans>
            ) : (
              <Plural
                value={people}
                _0="Personne à joindre"
                one="# personne à joindre"
                other="# personnes à joindre"
              />
            )}
          </Link>
        </li>
        {hasNotices && (
          <li>
            <Link to="notifications" bare className="top-link">
              {isUnknown ? (
                <Trans>Notifications</Trans>
              ) : (
                <Plural
                  value={notifications}
                  _0="Aucune notification non lue"
                  one="# notification non lue"
                  other="# notifications non lues"
                />
              )}
            </Link>
          </li>
        )}
      </ul>
      <p className="mt-2 text-small text-ink-soft">
        <Trans>
          Une personne qui a une alerte ne compte pas encore une fois parmi les personnes à joindre.
        </Trans>
      </p>
    </Dropdown>
  );
}

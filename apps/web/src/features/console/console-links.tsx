import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { mayEnterAdmin } from '../../lib/decide-navigation.ts';
import { useSession } from '../../lib/session.ts';
import { type ConsoleRouteId, type RouteId, routes } from '../../routes.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Link } from '../../ui/link.tsx';
import { consoleTitles } from './console-titles.ts';

const daily = [
  'adminParticipants',
  'adminInvitations',
  'adminUsers',
  'adminEstablishments',
  'adminData',
] as const satisfies readonly ConsoleRouteId[];
const seldom = [
  'adminSettings',
  'adminRetention',
  'adminAudit',
] as const satisfies readonly ConsoleRouteId[];

type ConsoleLinksProps = {
  readonly currentOf: (to: RouteId) => 'page' | 'true' | undefined;
  readonly isMenu?: boolean;
};

export function ConsoleLinks({ currentOf, isMenu = false }: ConsoleLinksProps) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const roles = session.status === 'member' ? session.account.roles : [];
  const linksTo = (ids: readonly ConsoleRouteId[]) =>
    ids
      .filter((to) => mayEnterAdmin(routes[to], roles))
      .map((to) => (
        <li key={to}>
          <Link to={to} bare aria-current={currentOf(to)} className="top-link">
            {i18n._(consoleTitles[to])}
          </Link>
        </li>
      ));
  const rare = linksTo(seldom);
  return (
    <nav aria-label={t`Administration`}>
      <ul className={isMenu ? undefined : 'flex'}>
        {linksTo(daily)}
        {isMenu && rare}
        {!isMenu && rare.length > 0 && (
          <li>
            <Dropdown
              className="relative has-[[aria-current]]:[&>summary]:underline has-[[aria-current]]:[&>summary]:decoration-accent has-[[aria-current]]:[&>summary]:decoration-2 has-[[aria-current]]:[&>summary]:underline-offset-[0.4em]"
              triggerClass="top-link gap-1!"
              panelClass="absolute top-full left-0 z-30 w-60 rounded-card border border-edge bg-raised p-2 [&_.top-link]:w-full"
              trigger={
                <>
                  <Trans>Plus</Trans>
                  <ChevronDown aria-hidden className="size-4" />
                </>
              }
            >
              <ul>{rare}</ul>
            </Dropdown>
          </li>
        )}
      </ul>
    </nav>
  );
}

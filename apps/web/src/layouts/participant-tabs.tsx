import { Trans, useLingui } from '@lingui/react/macro';
import { ChartSpline, ListChecks, MoonStar, type LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { pageTitles } from '../lib/page-titles.ts';
import { usePrefetchWhenIdle } from '../lib/prefetch.ts';
import type { RouteId } from '../routes.ts';
import { HorizonIcon } from '../ui/horizon-icon.tsx';
import { Link } from '../ui/link.tsx';
import { currentOf } from './current-of.ts';

type Tab = {
  readonly to: 'programme' | 'diary' | 'evolution' | 'activities';
  readonly icon: LucideIcon | ComponentType<SVGProps<SVGSVGElement>>;
  /** For the narrow bar of a phone; a screen reader hears the full name. */
  readonly short: ReactNode;
};

const tabs: readonly Tab[] = [
  { to: 'programme', icon: HorizonIcon, short: <Trans>Programme</Trans> },
  { to: 'diary', icon: MoonStar, short: <Trans>Journal</Trans> },
  { to: 'evolution', icon: ChartSpline, short: <Trans>Évolution</Trans> },
  { to: 'activities', icon: ListChecks, short: <Trans>Activités</Trans> },
];
const tabIds = tabs.map(({ to }) => to);

/** The participant's four pages; within reach of the thumb on a phone. @source specification §2 */
export function ParticipantTabs({ routeId }: { routeId: RouteId | null }) {
  const { i18n, t } = useLingui();
  usePrefetchWhenIdle(tabIds);
  return (
    <nav aria-label={t`Sections`} className="tab-bar" data-screen-only>
      <ul>
        {tabs.map(({ to, icon: Icon, short }) => (
          <li key={to}>
            <Link to={to} bare aria-current={currentOf(to, routeId)} className="tab">
              <Icon aria-hidden strokeWidth={1.75} />
              <span aria-hidden className="md:hidden">
                {short}
              </span>
              <span className="max-md:sr-only">{i18n._(pageTitles[to])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

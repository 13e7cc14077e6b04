import { useLingui } from '@lingui/react/macro';
import { pageTitles } from '../lib/page-titles.ts';
import type { RouteId } from '../routes.ts';
import { Link } from '../ui/link.tsx';

const topLinks = ['about', 'userGuide', 'faq', 'resourcePersons'] as const;

/** À propos, Guide d'utilisation, FAQ, Personnes-ressources. @source specification §2 */
export function TopLinks({ routeId, className }: { routeId: RouteId | null; className?: string }) {
  const { i18n, t } = useLingui();
  return (
    <ul className={className}>
      {topLinks.map((id) => (
        <li key={id}>
          <Link
            to={id}
            bare
            aria-current={id === routeId ? 'page' : undefined}
            className="top-link"
          >
            {id === 'faq' ? t`FAQ` : i18n._(pageTitles[id])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

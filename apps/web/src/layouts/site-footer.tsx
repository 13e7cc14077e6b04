import { useLingui } from '@lingui/react/macro';
import { FooterHelp } from '../features/site/crisis-line.tsx';
import { pageTitles } from '../lib/page-titles.ts';
import { trpc } from '../trpc.ts';
import { Link } from '../ui/link.tsx';

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** The height of the logos is reserved, so that nothing moves while the logos load. @decision D1 */
function PartnerLogos({ label }: { label: string }) {
  const { data = [] } = trpc.programme.listPartners.useQuery(undefined, once);
  return (
    <ul
      aria-label={label}
      className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-4 text-small text-ink-soft"
    >
      {data.map(({ name, logo }) => (
        <li key={name} className="flex items-center gap-2.5">
          {/* Logos are drawn for a white page, so the logos keep a light background in dark mode. */}
          <img
            src={logo}
            alt=""
            width={40}
            height={40}
            className="h-10 w-auto max-w-36 rounded-control object-contain p-0.5 in-data-[theme=night]:bg-ink-soft in-data-[theme=night]:brightness-75"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

const footerLinks = ['resourcePersons', 'privacy', 'accessibility', 'references'] as const;

/** @decision D1 */
export function SiteFooter() {
  const { i18n, t } = useLingui();
  return (
    <footer className="site-footer border-t border-line pb-(--tab-bar-height)" data-screen-only>
      <div className="mx-auto grid max-w-(--container-console) gap-x-10 gap-y-6 px-4 py-8 md:grid-cols-[1fr_auto] sm:px-6">
        <div className="max-w-prose text-small text-ink-soft">
          <FooterHelp />
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {footerLinks.map((id) => (
              <li key={id}>
                <Link to={id} className="inline-flex min-h-11 items-center">
                  {i18n._(pageTitles[id])}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <PartnerLogos label={t`Partenaires`} />
      </div>
    </footer>
  );
}

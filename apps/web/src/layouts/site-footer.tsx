import { useLingui } from '@lingui/react/macro';
import { FooterHelp } from '../features/site/crisis-line.tsx';
import { pageTitles } from '../lib/page-titles.ts';
import { useSiteIdentity } from '../lib/site-identity.ts';
import { Link } from '../ui/link.tsx';
import { LogoPicture } from '../ui/logo-picture.tsx';

/** The logos have a fixed height, so that nothing moves while the logos load. @decision D1 */
function PartnerLogos({ label }: { label: string }) {
  const partners = useSiteIdentity()?.partners ?? [];
  return (
    <ul
      aria-label={label}
      className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-4 text-small text-ink-soft"
    >
      {partners.map((partner) => (
        <li key={partner.name} className="flex items-center gap-2.5">
          <LogoPicture {...partner} alt="" className="h-10" />
          {partner.name}
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

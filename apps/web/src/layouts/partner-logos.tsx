import { useLingui } from '@lingui/react/macro';

/** Two neutral marks that stand for the partner institutions until the content pack brings theirs. @decision D1 */
export function PartnerLogos({ label }: { label: string }) {
  const { t } = useLingui();
  const names = [t`Partenaire clinique`, t`Partenaire universitaire`];
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-6">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2.5 text-small text-ink-soft">
          <svg
            viewBox="0 0 40 40"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden
            className="size-9"
          >
            <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
            {index === 0 ? (
              <path d="M20 11v18M11 20h18" />
            ) : (
              <path d="M8 17l12-6 12 6-12 6zM13 20v7c4 3 10 3 14 0v-7" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

import { useSiteIdentity } from '../lib/site-identity.ts';
import { LogoPicture } from '../ui/logo-picture.tsx';

/**
 * Name and logos of the site, on the screen and on paper. Empty until an administrator publishes
 * them.
 */
export function IdentityBand() {
  const identity = useSiteIdentity();
  if (!identity) return null;
  const { name, ownLogos } = identity;
  if (name === null && ownLogos.length === 0) return null;
  return (
    <div className="border-b border-line bg-surface print:border-0">
      <div className="mx-auto flex max-w-(--container-console) flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 text-small text-ink-soft print:px-0">
        {ownLogos.map((each) => (
          <LogoPicture key={each.name} {...each} alt={each.name} className="h-7" />
        ))}
        {name !== null && <p className="min-w-0 wrap-break-word">{name}</p>}
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from './link.tsx';

/** @decision D77 */
export function SomethingHappenedLink({ className }: { readonly className?: string }) {
  return (
    <p className={className}>
      <Link to="somethingHappened" className="inline-flex min-h-11 items-center">
        <Trans>Quelque chose est arrivé ?</Trans>
      </Link>
    </p>
  );
}

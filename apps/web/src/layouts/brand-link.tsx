import { useLingui } from '@lingui/react/macro';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

export function BrandLink() {
  const { t } = useLingui();
  return (
    <Link
      to="home"
      bare
      aria-label={t`Aube, accueil`}
      className="inline-flex min-h-[44px] items-center text-ink"
    >
      <Wordmark />
    </Link>
  );
}

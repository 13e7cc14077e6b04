import { useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

/** A small number that links to the source of a fact. */
export function SourceMark({ id, number }: { id: string; number: number }) {
  const { t } = useLingui();
  return (
    <sup className="source-mark text-[0.75em] leading-0">
      <Link
        bare
        to="references"
        hash={`source-${id}`}
        aria-label={t`Source ${number}`}
        className="px-[0.15em] font-bold text-accent-ink no-underline hover:underline"
      >
        {number}
      </Link>
    </sup>
  );
}

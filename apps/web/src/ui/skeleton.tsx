import { Trans } from '@lingui/react/macro';

/** Grey lines in the room of what is coming, so that nothing moves when it comes. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <output className="skeleton">
      <span className="sr-only">
        <Trans>Chargement…</Trans>
      </span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden className="skeleton-line" />
      ))}
    </output>
  );
}

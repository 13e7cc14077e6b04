import { LoadingWords } from '../../../ui/loading-words.tsx';

/** Placeholder as high as a screen, so that nothing moves when the rows arrive. */
export function ListSkeleton({ isCards }: { isCards: boolean }) {
  const rows = Array.from({ length: isCards ? 4 : 10 }, (_, index) => index);
  return (
    <output className="block">
      {isCards ? (
        <span aria-hidden className="block space-y-3">
          {rows.map((row) => (
            <span
              key={row}
              className="skeleton h-52 content-start rounded-card border border-line bg-raised p-4"
            >
              <span className="skeleton-line" />
              <span className="skeleton-line" />
              <span className="skeleton-line" />
            </span>
          ))}
        </span>
      ) : (
        <span
          aria-hidden
          className="block divide-y divide-line rounded-card border border-line bg-raised"
        >
          {rows.map((row) => (
            <span key={row} className="skeleton h-14 content-center px-3">
              <span className="skeleton-line" />
            </span>
          ))}
        </span>
      )}
      <LoadingWords />
    </output>
  );
}

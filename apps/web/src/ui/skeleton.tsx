import { LoadingWords } from './loading-words.tsx';

export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <output className="skeleton">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden className="skeleton-line" />
      ))}
      <LoadingWords />
    </output>
  );
}

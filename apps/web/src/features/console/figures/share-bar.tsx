type ShareBarProps = {
  readonly part: number;
  readonly whole: number;
};

/** Stands beside its figures in a wrapping row, or below them when they leave it too little room. */
export function ShareBar({ part, whole }: ShareBarProps) {
  if (whole === 0) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="h-2.5 min-w-0 grow basis-24 max-sm:hidden print:hidden"
    >
      <rect width="100" height="6" className="fill-sunken" />
      <rect width={(100 * part) / whole} height="6" className="fill-sleep" />
    </svg>
  );
}

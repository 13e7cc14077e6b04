type ShareBarProps = {
  readonly part: number;
  readonly whole: number;
};

export function ShareBar({ part, whole }: ShareBarProps) {
  if (whole === 0) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="block h-2.5 w-full min-w-24"
    >
      <rect width="100" height="6" className="fill-sunken" />
      <rect width={(100 * part) / whole} height="6" className="fill-sleep" />
    </svg>
  );
}

import { farLine, nearLine } from './hill-lines.ts';

export function HillsFooter() {
  return (
    <svg
      viewBox="0 120 1200 140"
      preserveAspectRatio="none"
      aria-hidden
      className="mb-6 block h-[clamp(3.5rem,9vw,7rem)] w-full fill-none stroke-line stroke-[1.5]"
      data-screen-only
    >
      <path d={farLine} vectorEffect="non-scaling-stroke" />
      <path d={nearLine} vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  );
}

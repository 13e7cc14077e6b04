import { farLine, nearLine } from './hill-lines.ts';

/** The foot of the quiet pages: the hills alone, in two lines. */
export function HillsFooter() {
  return (
    <svg
      viewBox="0 120 1200 140"
      preserveAspectRatio="none"
      aria-hidden
      className="hills-footer"
      data-screen-only
    >
      <path d={farLine} vectorEffect="non-scaling-stroke" />
      <path d={nearLine} vectorEffect="non-scaling-stroke" className="hills-footer-near" />
    </svg>
  );
}

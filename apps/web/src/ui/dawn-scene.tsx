import { useId } from 'react';

const stars = [
  [70, 60, 1.4],
  [150, 120, 1],
  [228, 44, 1.1],
  [330, 96, 0.9],
  [418, 38, 1.5],
  [520, 84, 1],
  [604, 30, 1.1],
  [690, 110, 0.9],
  [762, 56, 1.3],
  [858, 26, 1],
  [1010, 74, 1.2],
  [1090, 34, 1],
  [1154, 108, 1.3],
] as const;

const farHills =
  'M0 372C90 352 150 330 236 338c78 7 120 36 198 34 92-3 140-60 236-60 84 0 128 48 214 46 76-2 120-44 196-44 52 0 86 12 120 24V480H0Z';
const nearHills =
  'M0 430c70-22 150-44 240-34 98 11 160 44 268 40 104-4 168-52 282-50 110 2 150 40 246 38 70-1 116-18 164-30V480H0Z';
const nearLine =
  'M0 430c70-22 150-44 240-34 98 11 160 44 268 40 104-4 168-52 282-50 110 2 150 40 246 38 70-1 116-18 164-30';

/** The hour before sunrise over two lines of hills, one window lit. Decoration only. */
export function DawnScene({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={className}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-high" />
          <stop offset="0.46" className="sky-middle" />
          <stop offset="0.7" className="sky-low" />
          <stop offset="0.84" className="sky-dawn" />
        </linearGradient>
      </defs>
      <rect width="1200" height="480" fill={`url(#${id}sky)`} />
      {stars.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} className="scene-star" />
      ))}
      <path d="M968 92a30 30 0 1 0 30 44 25 25 0 0 1-30-44Z" className="scene-moon" />
      <path d={farHills} className="hill-far" />
      <path d={nearHills} className="hill-near" />
      <path d={nearLine} className="hill-line" />
      <g className="scene-house">
        <path d="M846 394v-24l20-16 20 16v24" />
        <path d="M877 358v-9h5v13" />
      </g>
      <rect x="861" y="373" width="10" height="11" rx="1" className="scene-window" />
    </svg>
  );
}

/** The foot of the quiet pages: the hills alone, in one line. */
export function HillsFooter() {
  return (
    <svg
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="hills-footer"
      data-screen-only
    >
      <path
        d="M0 52C90 32 150 10 236 18c78 7 120 36 198 34 92-3 140-52 236-52 84 0 128 40 214 38 76-2 120-34 196-34 52 0 86 12 120 24"
        className="hills-footer-far"
      />
      <path
        d="M0 92c70-22 150-44 240-34 98 11 160 44 268 40 104-4 168-52 282-50 110 2 150 40 246 38 70-1 116-18 164-30"
        className="hills-footer-near"
      />
    </svg>
  );
}

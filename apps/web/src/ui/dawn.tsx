import type { ReactNode } from 'react';
import { farLine, nearLine } from './hill-lines.ts';

const stars = [
  [4, 32, 1.2],
  [13, 88, 0.9],
  [21, 18, 1],
  [31, 60, 0.8],
  [39, 24, 1.3],
  [52, 76, 0.9],
  [58, 16, 1],
  [67, 52, 0.8],
  [74, 28, 1.2],
  [83, 80, 0.9],
  [88, 20, 1.1],
  [96, 56, 1.2],
] as const;

/** Number from 0 to 1 that looks random, but is the same at each visit. */
const scattered = (index: number, seed: number) => {
  const value = Math.sin(index * 12.9898 + seed) * 43758.5453;
  return value - Math.floor(value);
};

const ownStar = (index: number): readonly [x: number, y: number, r: number] => [
  2 + 96 * scattered(index, 1),
  6 + 88 * scattered(index, 2),
  0.9 + (index % 3) * 0.2,
];

const tiles = [-1200, 0, 1200] as const;

type DawnProps = {
  readonly isLow?: boolean;
  readonly starCount?: number | undefined;
  readonly children: ReactNode;
};

export function Dawn({ isLow = false, starCount, children }: DawnProps) {
  const [hills, room] = isLow
    ? ['[--hills:clamp(4.5rem,10vw,7rem)]', 'pt-[clamp(1.5rem,3vw,2.5rem)]']
    : ['[--hills:clamp(9rem,24vw,16rem)]', 'pt-[clamp(2.25rem,5vw,4.5rem)]'];
  return (
    <section className={`dawn relative isolate overflow-hidden text-on-night ${hills}`}>
      <div
        className={`mx-auto max-w-[calc(var(--container-page)+2rem)] px-4 *:max-w-[34rem] ${room}`}
      >
        {children}
      </div>
      <div className="h-[calc(var(--hills)*1.2)]" data-screen-only>
        <Sky
          sky={
            starCount === undefined
              ? stars
              : Array.from({ length: starCount }, (_, n) => ownStar(n))
          }
        />
      </div>
      <Hills />
    </section>
  );
}

function Sky({ sky }: { sky: readonly (readonly [number, number, number])[] }) {
  return (
    <svg
      aria-hidden
      className="h-[calc(var(--hills)*0.45)] w-full fill-on-night opacity-80 lg:absolute lg:top-0 lg:right-0 lg:h-[70%] lg:w-[calc(50%-15rem)]"
      data-screen-only
    >
      {sky.map(([x, y, r]) => (
        <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} />
      ))}
    </svg>
  );
}

function Hills() {
  return (
    <svg
      viewBox="-1200 0 3600 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="absolute -bottom-px left-0 -z-1 h-(--hills) w-full"
      data-screen-only
    >
      <path d="M760 46a24 24 0 1 0 24 35 20 20 0 0 1-24-35Z" className="fill-on-night opacity-85" />
      {tiles.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d={`${farLine}V300H0Z`} className="fill-(--hill-far)" />
          <path d={`${nearLine}V300H0Z`} className="fill-(--hill-near)" />
          <path d={nearLine} className="fill-none stroke-(--hill-line)" />
        </g>
      ))}
      <g className="fill-(--hill-near) stroke-(--hill-line)">
        <path d="M664 237v-24l20-16 20 16v12" />
        <path d="M695 201v-9h5v13" />
      </g>
      <rect x="679" y="212" width="10" height="11" rx="1" className="fill-accent" />
    </svg>
  );
}

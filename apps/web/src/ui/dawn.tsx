import type { ReactNode } from 'react';
import { farLine, nearLine } from './hill-lines.ts';

const stars = [
  [4, 16, 1.2],
  [13, 44, 0.9],
  [21, 9, 1],
  [31, 30, 0.8],
  [39, 12, 1.3],
  [52, 38, 0.9],
  [58, 8, 1],
  [67, 26, 0.8],
  [74, 14, 1.2],
  [83, 40, 0.9],
  [88, 10, 1.1],
  [96, 28, 1.2],
] as const;

function ownStar(index: number): readonly [x: number, y: number, r: number] {
  const [x, y] = [0.7548776662, 0.569840291].map((step) => (0.37 + step * (index + 1)) % 1);
  return [2 + 96 * (x ?? 0), 4 + 62 * (y ?? 0), 0.9 + (index % 3) * 0.2];
}

const tiles = [-1200, 0, 1200] as const;

type DawnProps = {
  readonly isLow?: boolean;
  /** Number of stars. Without a number, the usual sky is drawn. */
  readonly starCount?: number | undefined;
  readonly children: ReactNode;
};

export function Dawn({ isLow = false, starCount, children }: DawnProps) {
  const [hills, room] = isLow
    ? ['[--hills:clamp(4.5rem,10vw,7rem)]', 'pt-[clamp(1.5rem,3vw,2.5rem)]']
    : ['[--hills:clamp(9rem,24vw,16rem)]', 'pt-[clamp(2.25rem,5vw,4.5rem)]'];
  return (
    <section className={`dawn relative isolate overflow-hidden text-on-night ${hills}`}>
      <Scene
        sky={
          starCount === undefined ? stars : Array.from({ length: starCount }, (_, n) => ownStar(n))
        }
      />
      <div
        className={`mx-auto max-w-[calc(var(--container-page)+2rem)] px-4 pb-[calc(var(--hills)*1.2)] *:max-w-[34rem] ${room}`}
      >
        {children}
      </div>
    </section>
  );
}

function Scene({ sky }: { sky: readonly (readonly [number, number, number])[] }) {
  return (
    <>
      <svg
        aria-hidden
        className="absolute top-0 left-0 -z-1 h-[70%] w-full fill-on-night opacity-80"
        data-screen-only
      >
        {sky.map(([x, y, r]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} />
        ))}
      </svg>
      <svg
        viewBox="-1200 0 3600 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute -bottom-px left-0 -z-1 h-(--hills) w-full"
      >
        <path
          d="M760 46a24 24 0 1 0 24 35 20 20 0 0 1-24-35Z"
          className="fill-on-night opacity-85"
        />
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
    </>
  );
}

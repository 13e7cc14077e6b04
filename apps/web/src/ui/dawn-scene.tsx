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

const tiles = [-1200, 0, 1200] as const;

/** The hour before sunrise over two lines of hills, one window lit. Decoration only. */
export function DawnScene() {
  return (
    <>
      <svg aria-hidden className="dawn-stars" data-screen-only>
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} />
        ))}
      </svg>
      <svg
        viewBox="-1200 0 3600 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        className="dawn-hills"
      >
        <path d="M760 46a24 24 0 1 0 24 35 20 20 0 0 1-24-35Z" className="scene-moon" />
        {tiles.map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <path d={`${farLine}V300H0Z`} className="hill-far" />
            <path d={`${nearLine}V300H0Z`} className="hill-near" />
            <path d={nearLine} className="hill-line" />
          </g>
        ))}
        <g className="scene-house">
          <path d="M664 237v-24l20-16 20 16v12" />
          <path d="M695 201v-9h5v13" />
        </g>
        <rect x="679" y="212" width="10" height="11" rx="1" className="scene-window" />
      </svg>
    </>
  );
}

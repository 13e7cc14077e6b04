import type { NightDrawing, Stretch } from '../../diary/night/night-drawing.ts';

/** From six in the evening to noon, in minutes after the noon before. */
const from = 360;
const to = 1440;

/** Height and filling tell the kinds apart, so that black and white paper does. */
const shapes: Record<
  Stretch['kind'],
  { readonly y: number; readonly height: number; readonly className: string }
> = {
  sleep: { y: 1, height: 10, className: 'fill-current' },
  awake: { y: 7, height: 4, className: 'fill-current opacity-40' },
  inBed: { y: 7, height: 4, className: 'fill-current opacity-40' },
  nap: { y: 2, height: 4, className: 'fill-none stroke-current' },
};

/** One night on one line, for the sheet on paper. */
export function NightStrip({ drawing }: { drawing: NightDrawing }) {
  return (
    <svg viewBox={`${from} 0 ${to - from} 12`} preserveAspectRatio="none" aria-hidden>
      {[360, 720, 1080, 1440].map((hour) => (
        <line
          key={hour}
          x1={hour}
          x2={hour}
          y1="0"
          y2="12"
          className="stroke-current opacity-30"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {drawing.stretches.map(({ kind, from: start, to: end }) => {
        const { y, height, className } = shapes[kind];
        return (
          <rect
            key={`${kind}${start}`}
            x={start}
            width={end - start}
            y={y}
            height={height}
            className={className}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

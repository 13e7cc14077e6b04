import { Trans } from '@lingui/react/macro';
import {
  type CSSProperties,
  useId,
  useState,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ColumnReader, RowReader } from './chart-readers.tsx';

const narrowestWidth = 260;
const usualRootPixels = 16;

/** In drawing units. One unit is one pixel, or more with larger text. */
function useChartWidth<Frame extends Element>() {
  const ref = useRef<Frame>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const measure = () => {
      const rootPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const scale = rootPixels / usualRootPixels || 1;
      setWidth(Math.max(narrowestWidth, Math.round(frame.clientWidth / scale)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

type ChartReading = {
  readonly count: number;
  readonly tell: (index: number) => string;
} & (
  | {
      readonly x: (width: number, index: number) => number;
      readonly rows?: undefined;
    }
  | {
      readonly rows: { readonly top: number; readonly height: number };
    }
);

type ChartFigureProps = {
  readonly title: ReactNode;
  readonly summary: ReactNode;
  readonly hint?: ReactNode;
  readonly label: string;
  readonly legend: readonly { readonly sign: ReactNode; readonly words: ReactNode }[];
  readonly height: number;
  readonly reading?: ChartReading;
  readonly tableTitle: ReactNode;
  readonly table: ReactNode;
  readonly children: (width: number) => ReactNode;
};

export function ChartFigure(props: ChartFigureProps) {
  const { ref, width } = useChartWidth<HTMLDivElement>();
  const id = useId();
  const { reading } = props;
  const [chosen, setAt] = useState<number | null>(null);
  const at = chosen === null || !reading ? null : Math.min(chosen, reading.count - 1);
  const told = reading && at !== null ? reading.tell(at) : null;
  return (
    <section aria-labelledby={`${id}-title`} className="chart-figure mt-12">
      <h2 id={`${id}-title`} className="text-lead">
        {props.title}
      </h2>
      <p id={`${id}-summary`} className="mt-2">
        {props.summary}
      </p>
      {props.hint && <p className="mt-1 text-small text-ink-soft">{props.hint}</p>}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {props.legend.map(({ sign, words }, index) => (
          // The entries of the legend keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 14" aria-hidden className="h-[0.875rem] w-7 shrink-0">
              {sign}
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <div ref={ref} className="relative mt-3">
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing contains text and is not a file
          role="img"
          aria-label={props.label}
          aria-describedby={`${id}-summary`}
          viewBox={`0 0 ${width} ${props.height}`}
          className="chart-drawing block h-auto w-full"
          style={{ '--drawn-width': `${width}px` } as CSSProperties}
        >
          <g fontSize="13">{props.children(width)}</g>
          {reading && !reading.rows && at !== null && (
            <line
              x1={reading.x(width, at)}
              x2={reading.x(width, at)}
              y1="4"
              y2={props.height - 46}
              strokeWidth="2"
              className="stroke-accent"
            />
          )}
          {reading?.rows && at !== null && (
            <rect
              x="1"
              width={width - 2}
              y={reading.rows.top + at * reading.rows.height}
              height={reading.rows.height}
              strokeWidth="2"
              className="fill-none stroke-accent"
            />
          )}
        </svg>
        {reading &&
          (reading.rows ? (
            <RowReader
              count={reading.count}
              tell={reading.tell}
              at={at}
              onRead={setAt}
              top={reading.rows.top / props.height}
              bottom={(reading.rows.top + reading.count * reading.rows.height) / props.height}
            />
          ) : (
            <ColumnReader
              count={reading.count}
              tell={reading.tell}
              at={at}
              onRead={setAt}
              left={reading.x(width, 0) / width}
              right={reading.x(width, reading.count - 1) / width}
            />
          ))}
      </div>
      {reading && (
        <p className="mt-2 min-h-6 text-small" data-screen-only>
          {(reading.rows ? null : told) ?? (
            <span className="text-ink-soft">
              <Trans>Choisissez une nuit sur le graphique pour la lire.</Trans>
            </span>
          )}
        </p>
      )}
      <Disclosure title={props.tableTitle} className="mt-2" data-screen-only>
        {props.table}
      </Disclosure>
    </section>
  );
}

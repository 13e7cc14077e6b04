import { useId, type ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useChartWidth } from './use-chart-width.ts';

type ChartFigureProps = {
  readonly title: ReactNode;
  /** One sentence that says what the chart shows. */
  readonly summary: ReactNode;
  readonly hint?: ReactNode;
  /** What the drawing is, for those who do not see it. */
  readonly label: string;
  readonly legend: readonly { readonly sign: ReactNode; readonly words: ReactNode }[];
  readonly height: number;
  readonly tableTitle: ReactNode;
  readonly table: ReactNode;
  /** The drawing, in the width that there is for it. */
  readonly children: (width: number) => ReactNode;
};

/** A chart as all of them stand: what it says in a sentence, its signs, the drawing, the figures. */
export function ChartFigure(props: ChartFigureProps) {
  const { ref, width } = useChartWidth<HTMLDivElement>();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-lead">
        {props.title}
      </h2>
      <p id={`${id}-summary`} className="mt-2">
        {props.summary}
      </p>
      {props.hint && <p className="mt-1 text-small text-ink-soft">{props.hint}</p>}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {props.legend.map(({ sign, words }, index) => (
          // The signs of a chart never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 14" aria-hidden className="h-[0.875rem] w-7 shrink-0">
              {sign}
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <div ref={ref} className="mt-3">
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words inside, not a file
          role="img"
          aria-label={props.label}
          aria-describedby={`${id}-summary`}
          viewBox={`0 0 ${width} ${props.height}`}
          className="block h-auto w-full"
        >
          <g fontSize="13">{props.children(width)}</g>
        </svg>
      </div>
      <Disclosure title={props.tableTitle} className="mt-2">
        {props.table}
      </Disclosure>
    </section>
  );
}

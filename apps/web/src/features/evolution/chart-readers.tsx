import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type Ref, useRef } from 'react';

type ReaderProps = {
  readonly count: number;
  readonly tell: (index: number) => string;
  readonly at: number | null;
  readonly onRead: (index: number | null) => void;
};

/** Middle of the first column and middle of the last column, as fractions of the width. */
type ColumnReaderProps = ReaderProps & { readonly left: number; readonly right: number };

export function ColumnReader({ left, right, ...props }: ColumnReaderProps) {
  return (
    <Range
      {...props}
      onPointerUp={(value) => props.onRead(value)}
      className="chart-reader"
      style={{ left: percent(left), width: percent(right - left) }}
    />
  );
}

/** Top of the first row and bottom of the last row, as fractions of the height. */
type RowReaderProps = ReaderProps & { readonly top: number; readonly bottom: number };

export function RowReader({ top, bottom, ...props }: RowReaderProps) {
  const { count, tell, at, onRead } = props;
  const range = useRef<HTMLInputElement>(null);
  const style = { top: percent(top), height: percent(bottom - top) };
  return (
    <>
      <Range
        {...props}
        ref={range}
        isUpright
        className="chart-reader pointer-events-none inset-x-0 w-full"
        style={style}
      />
      {/* The range input is horizontal, so this button handles the taps on a row. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        data-screen-only
        className="absolute inset-x-0 cursor-pointer"
        style={style}
        onClick={({ currentTarget, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const index = Math.floor((count * (clientY - box.top)) / box.height);
          onRead(Math.max(0, Math.min(count - 1, index)));
          range.current?.focus({ preventScroll: true });
        }}
      />
      {at !== null && (
        <p
          aria-hidden
          data-screen-only
          className="pointer-events-none absolute inset-x-0 z-10 mt-1 rounded-control border border-edge bg-surface px-3 py-2 text-small"
          style={{ top: percent(top + ((bottom - top) * (at + 1)) / count) }}
        >
          {tell(at)}
        </p>
      )}
    </>
  );
}

const percent = (part: number) => `${100 * part}%`;

type RangeProps = ReaderProps & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly isUpright?: boolean;
  readonly onPointerUp?: (value: number) => void;
  readonly className: string;
  readonly style: CSSProperties;
};

const upright: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Range({ count, tell, at, onRead, isUpright = false, onPointerUp, ...rest }: RangeProps) {
  const { t } = useLingui();
  const value = at ?? count - 1;
  return (
    <input
      {...rest}
      type="range"
      min={0}
      max={count - 1}
      value={value}
      aria-label={t`Lire une nuit sur le graphique`}
      aria-valuetext={tell(value)}
      onChange={(event) => onRead(Number(event.target.value))}
      onPointerUp={(event) => onPointerUp?.(Number(event.currentTarget.value))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onRead(null);
        const by = isUpright ? upright[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        onRead(Math.max(0, Math.min(count - 1, value + by)));
      }}
    />
  );
}

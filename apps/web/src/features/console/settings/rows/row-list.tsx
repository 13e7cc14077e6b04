import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';

type RowListProps<Row> = {
  readonly rows: readonly Row[];
  readonly emptyRow: Row;
  readonly most: number;
  readonly addId: string;
  readonly addLabel: ReactNode;
  readonly titleOf: (number: number) => string;
  readonly renderFields: (row: Row, index: number, onChange: (row: Row) => void) => ReactNode;
  readonly onChange: (rows: Row[]) => void;
};

export function RowList<Row extends { readonly code: string }>(props: RowListProps<Row>) {
  const { rows, onChange, titleOf } = props;
  const put = (index: number, row: Row) => onChange(rows.toSpliced(index, 1, row));
  return (
    <>
      {rows.map((row, index) => (
        <fieldset
          // A new row has no code before it is saved.
          key={row.code || `new-${index}`}
          className="mb-8 min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7"
        >
          <legend className="sr-only">{titleOf(index + 1)}</legend>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-hidden className="text-lead font-bold">
              {titleOf(index + 1)}
            </p>
            <div className="flex flex-wrap gap-x-4">
              {index > 0 && (
                <Button
                  kind="quiet"
                  className="py-2"
                  onClick={() => onChange(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))}
                >
                  <Trans>Monter</Trans>
                  <span className="sr-only">{` ${titleOf(index + 1)}`}</span>
                </Button>
              )}
              <Button
                kind="quiet"
                className="py-2"
                onClick={() => {
                  onChange(rows.toSpliced(index, 1));
                  document.getElementById(props.addId)?.focus();
                }}
              >
                <Trans>Retirer</Trans>
                <span className="sr-only">{` ${titleOf(index + 1)}`}</span>
              </Button>
            </div>
          </div>
          {props.renderFields(row, index, (next) => put(index, next))}
        </fieldset>
      ))}
      {rows.length < props.most && (
        <p className="mb-8">
          <Button
            kind="secondary"
            id={props.addId}
            onClick={() => onChange([...rows, props.emptyRow])}
          >
            {props.addLabel}
          </Button>
        </p>
      )}
    </>
  );
}

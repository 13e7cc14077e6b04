import { PAGE_SIZES } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListView } from './list-view.ts';

type PageSizeFieldProps = {
  readonly pageSize: ListView['pageSize'];
  readonly onChange: (change: Partial<ListView>) => void;
};

export function PageSizeField({ pageSize, onChange }: PageSizeFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3" data-screen-only>
      <label htmlFor={id} className="text-small text-ink-soft">
        <Trans>Lignes par page</Trans>
      </label>
      <select
        id={id}
        value={pageSize}
        className="min-h-11 rounded-control border border-edge bg-raised px-3 text-ink"
        onChange={(event) => {
          const size = PAGE_SIZES.find((each) => String(each) === event.target.value);
          if (size) onChange({ pageSize: size });
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}

import { FilterField } from './filter-field.tsx';
import type { ListFilters } from './list-filter.ts';
import type { ListView } from './list-view.ts';

type FilterFieldsProps = {
  readonly filters: ListFilters;
  readonly values: ListView['filters'];
  readonly onChange: (values: ListView['filters']) => void;
};

/** The filters of a list: choices first, then boxes. */
export function FilterFields({ filters, values, onChange }: FilterFieldsProps) {
  const fieldOf = ([name, filter]: [string, ListFilters[string]]) => (
    <FilterField
      key={name}
      filter={filter}
      value={values[name]}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  );
  const all = Object.entries(filters);
  const ticks = all.filter(([, { options }]) => options === undefined);
  return (
    <>
      {all.filter(([, { options }]) => options !== undefined).map(fieldOf)}
      {ticks.length > 0 && (
        <div className="flex w-full flex-wrap gap-x-6">{ticks.map(fieldOf)}</div>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLabel } from '../../../lib/use-field-text.ts';
import { inputClass } from '../../../ui/field.tsx';
import { type ListFilters, TICKED, type ListFilter } from './list-filter.ts';
import type { ListView } from './list-view.ts';

type FilterFieldProps = {
  readonly filter: ListFilter;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { i18n, t } = useLingui();
  const nameOf = useLabel();
  const id = useId();
  const { label, options, isOffered = true } = filter;
  if (!isOffered && value === undefined) return null;
  if (!options) {
    return (
      <label className="tick" data-screen-only={value === undefined || undefined}>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.target.checked ? filter.read(TICKED) : undefined)}
        />
        {i18n._(label)}
      </label>
    );
  }
  const word = value === undefined ? '' : filter.write(value);
  const isListed = word === '' || options.some((option) => option.word === word);
  return (
    <div
      className="min-w-40 sm:max-w-60"
      data-screen-only={(word === '' && !filter.anyLabel) || undefined}
    >
      <label htmlFor={id} className="mb-1 block font-medium">
        {i18n._(label)}
      </label>
      <select
        id={id}
        value={word}
        className={`${inputClass} text-body!`}
        onChange={(event) => onChange(filter.read(event.target.value))}
      >
        <option value="">{filter.anyLabel ? i18n._(filter.anyLabel) : t`Tous`}</option>
        {!isListed && <option value={word}>{filter.say ? i18n._(filter.say(value)) : word}</option>}
        {options.map((option) => (
          <option key={option.word} value={option.word}>
            {nameOf(option.label)}
          </option>
        ))}
      </select>
    </div>
  );
}

type FilterFieldsProps = {
  readonly filters: ListFilters;
  readonly values: ListView['filters'];
  readonly onChange: (values: ListView['filters']) => void;
};

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

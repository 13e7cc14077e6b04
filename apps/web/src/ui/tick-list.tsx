import { fitsSearch } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Choice } from './choice.tsx';
import { describedBy, FieldHelp, inputClass } from './field.tsx';

type Tick = {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isLocked?: boolean;
};

type TickListProps = {
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly Tick[];
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
  readonly searchLabel?: string;
};

const SEARCHED_FROM = 9;

export function TickList({ searchLabel, ...props }: TickListProps) {
  const { id, legend, hint, error, options, values, onChange } = props;
  const { t } = useLingui();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const isLong = options.length >= SEARCHED_FROM;
  const shown = options.filter(
    ({ value, label }) => values.includes(value) || fitsSearch(label, search),
  );
  const toggle = (value: string, isTicked: boolean) =>
    onChange(isTicked ? [...values, value] : values.filter((each) => each !== value));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, error)}
      className={classNames('mb-6', Boolean(error) && 'border-l-4 border-danger pl-4')}
    >
      <legend className="mb-1 font-medium">{legend}</legend>
      <FieldHelp id={id} hint={hint} error={error} />
      {isLong && (
        <>
          <label htmlFor={searchId} className="sr-only">
            {searchLabel ?? t`Chercher dans la liste`}
          </label>
          <input
            id={searchId}
            type="search"
            value={search}
            placeholder={searchLabel}
            className={classNames(inputClass, 'mb-2')}
            onChange={(event) => setSearch(event.target.value)}
            // Enter in the search field must not submit the form around the list.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </>
      )}
      <div className={classNames('grid gap-2', isLong && 'max-h-80 overflow-auto p-1')}>
        {shown.map(({ value, label, hint: meaning, isLocked }) =>
          isLocked ? (
            <p key={value} className="flex items-start gap-3 px-4 py-2">
              <Lock aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0">
                <span className="block">{label}</span>
                {meaning && <span className="block text-small text-ink-soft">{meaning}</span>}
              </span>
            </p>
          ) : (
            <Choice
              key={value}
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            >
              {label}
              {meaning && <span className="block text-small text-ink-soft">{meaning}</span>}
            </Choice>
          ),
        )}
        {shown.length === 0 && (
          <p className="text-ink-soft">
            <Trans>Aucun résultat dans la liste</Trans>
          </p>
        )}
      </div>
    </fieldset>
  );
}

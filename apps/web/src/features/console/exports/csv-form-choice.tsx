import { Trans, useLingui } from '@lingui/react/macro';
import { keptOnDevice } from '../../../lib/kept-text.ts';
import { Choice } from '../../../ui/choice.tsx';

/** `clinic`: a CSV file for a French spreadsheet, with semicolons and decimal commas. */
export type CsvFormName = 'usual' | 'clinic';

const kept = keptOnDevice('aube.csvForm');

export const readCsvForm = (): CsvFormName => (kept.read() === 'clinic' ? 'clinic' : 'usual');
export const keepCsvForm = (form: CsvFormName): void => kept.write(form === 'clinic' ? form : null);

export const askedForm = (form: CsvFormName) =>
  form === 'clinic' ? ({ separator: 'semicolon', decimal: 'comma' } as const) : {};

type CsvFormChoiceProps = {
  readonly form: CsvFormName;
  readonly onChange: (form: CsvFormName) => void;
};

export function CsvFormChoice({ form, onChange }: CsvFormChoiceProps) {
  const { t } = useLingui();
  const words = {
    usual: t`Virgules et point décimal : 71.8`,
    clinic: t`Points-virgules et virgule décimale : 71,8`,
  };
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-medium">
        <Trans>Champs et nombres du CSV</Trans>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['usual', 'clinic'] as const).map((each) => (
          <Choice
            key={each}
            type="radio"
            name="csv-form"
            checked={form === each}
            onChange={() => onChange(each)}
          >
            {words[each]}
          </Choice>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-soft">
        <Trans>Pour un tableur, prenez plutôt le classeur XLSX.</Trans>
      </p>
    </fieldset>
  );
}

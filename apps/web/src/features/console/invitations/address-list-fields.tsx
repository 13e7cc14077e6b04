import { inviteeRules } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { decodeText } from './decode-text.ts';

type AddressListFieldsProps = {
  readonly id: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
};

/** A list of addresses, pasted or read from a file into the same field. */
export function AddressListFields({ id, text, error, onText }: AddressListFieldsProps) {
  const { t } = useLingui();
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (file) onText(decodeText(new Uint8Array(await file.arrayBuffer())));
    // Allows the same file again, after a correction.
    input.value = '';
  };
  return (
    <>
      <FieldFrame
        id={`${id}-text`}
        label={t`Adresses de courriel`}
        hint={t`Une par ligne, ou un tableau avec une colonne « Courriel ».`}
        error={error}
      >
        <textarea
          id={`${id}-text`}
          rows={6}
          value={text}
          maxLength={inviteeRules.textMaxLength}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-text`, true, error)}
          className={inputClass}
          onChange={(event) => onText(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-file`} label={t`Ou un fichier CSV`}>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="block min-h-12 w-full text-small file:mr-3 file:min-h-11 file:rounded-control file:border file:border-edge file:bg-transparent file:px-4 file:text-ink"
          onChange={(event) => void readFile(event)}
        />
      </FieldFrame>
    </>
  );
}

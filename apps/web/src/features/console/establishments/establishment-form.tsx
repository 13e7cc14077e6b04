import {
  ESTABLISHMENT_FIELDS,
  isEstablishmentName,
  isReferenceCode,
  toRetentionMonths,
} from '@aube/api/rules';
import { establishment } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';

export type EstablishmentValues = {
  readonly name: string;
  readonly referenceCode: string;
  readonly retentionMonths: string;
};

const messages: FieldMessages<EstablishmentValues> = {
  name: {
    required: msg`Entrez le nom de l’établissement`,
    notAName: msg`Entrez un nom qui contient au moins une lettre ou un chiffre`,
    tooLong: msg`Entrez un nom d’au plus 200 caractères`,
  },
  referenceCode: {
    required: msg`Entrez un code de référence`,
    referenceCodeMalformed: msg`Entrez de 2 à 50 lettres sans accent, chiffres ou traits d’union, par exemple CLSC-07`,
    referenceCodeTaken: msg`Un autre établissement porte déjà ce code : choisissez-en un autre`,
  },
  retentionMonths: {
    notMonths: msg`Entrez un nombre de mois, de 12 à 240`,
    tooSmall: msg`Entrez un nombre de mois, de 12 à 240`,
    tooBig: msg`Entrez un nombre de mois, de 12 à 240`,
  },
};

export const establishmentInput = ({ retentionMonths, ...texts }: EstablishmentValues) => ({
  ...texts,
  retentionMonths: toRetentionMonths(retentionMonths) ?? undefined,
});

type EstablishmentFormProps = {
  readonly form: UseFormReturn<EstablishmentValues>;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly submitLabel: ReactNode;
  readonly onSubmit: (values: EstablishmentValues) => void;
};

export function EstablishmentForm(props: EstablishmentFormProps) {
  const { t } = useLingui();
  const text = useFieldText();
  const { register, handleSubmit, formState } = props.form;
  const errors = useFormErrors(messages, formState, props.failure);
  const submit = handleSubmit(props.onSubmit);
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form
        noValidate
        className="max-w-(--container-page)"
        onSubmit={(event) => {
          if (props.isBusy) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field
          id="name"
          label={t`Nom de l’établissement`}
          hint={t`Les personnes invitées le lisent avant de s’inscrire.`}
          autoComplete="off"
          error={errors.of('name')}
          {...register('name', {
            validate: (name) =>
              name.trim() === ''
                ? 'required'
                : name.trim().length > ESTABLISHMENT_FIELDS.nameMaxLength
                  ? 'tooLong'
                  : isEstablishmentName(name) || 'notAName',
          })}
        />
        <Field
          id="referenceCode"
          label={text(establishment.fields.referenceCode.label)}
          hint={t`Il se tape à l’inscription : des lettres, des chiffres et des traits d’union. Il est gardé en majuscules.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-72 uppercase"
          error={errors.of('referenceCode')}
          {...register('referenceCode', {
            validate: (code) =>
              code.trim() === '' ? 'required' : isReferenceCode(code) || 'referenceCodeMalformed',
          })}
        />
        <Field
          id="retentionMonths"
          label={text(establishment.fields.retentionMonths.label)}
          hint={t`Un dossier sans activité depuis plus longtemps est proposé à l’effacement; rien n’est effacé sans que l’administration le décide. De 12 à 240; 60 d’habitude.`}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          error={errors.of('retentionMonths')}
          {...register('retentionMonths', {
            validate: (months) => toRetentionMonths(months) !== null || 'notMonths',
          })}
        />
        <Button type="submit" busy={props.isBusy}>
          {props.submitLabel}
        </Button>
      </form>
    </>
  );
}

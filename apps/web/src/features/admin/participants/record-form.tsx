import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { EstablishmentField, type InvitingEstablishment } from '../establishment-field.tsx';
import { nameOf } from '../safety/alert-data.ts';
import type { RecordField } from './merge-record.ts';
import { RecordConflict } from './record-conflict.tsx';
import { type RecordValues, recordMessages, recordRules } from './record-rules.ts';
import { type ParticipantRecord, textsOf, useFieldNames } from './record-texts.ts';
import { useRecordSaving } from './use-record-saving.ts';

interface RecordFormProps {
  readonly record: ParticipantRecord;
  readonly establishments: readonly InvitingEstablishment[];
}

/** The record as a form. What somebody else changes meanwhile is shown, and nothing typed is lost. @decision D43 */
export function RecordForm({ record, establishments }: RecordFormProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const form = useForm<RecordValues>({
    shouldFocusError: false,
    defaultValues: { ...textsOf(record), reason: '' },
  });
  const saving = useRecordSaving(record, form);
  const { conflict, saved } = saving;
  const errors = useFormErrors(recordMessages, form.formState.errors, saving.failure);
  const name = nameOf(saving.known);
  // Where they are stands in the list also when it has closed, or is not the caller's to invite to.
  const places = establishments.some(
    ({ establishmentId }) => establishmentId === saving.known.establishment.establishmentId,
  )
    ? establishments
    : [saving.known.establishment, ...establishments];
  const wordsOf = (field: RecordField, text: string) =>
    field === 'establishmentId'
      ? (places.find((place) => String(place.establishmentId) === text)?.name ?? '')
      : text;
  const field = (id: Exclude<RecordField, 'establishmentId'>, props: Partial<FieldProps> = {}) => (
    <Field
      id={id}
      label={names[id]}
      autoComplete="off"
      error={errors.of(id)}
      {...props}
      {...form.register(id, recordRules[id])}
    />
  );
  const submit = form.handleSubmit(
    (values) => saving.save(values, errors.fail),
    () => errors.fail(),
  );
  return (
    <div className="max-w-(--container-page)">
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      {conflict && (
        <RecordConflict
          // Each refusal takes the focus; settling one of its fields leaves it there.
          key={saving.known.version}
          conflict={conflict}
          name={name}
          wordsOf={wordsOf}
          onTake={(id) => {
            saving.take(id);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      {saved && (
        <Banner
          kind="ok"
          className="mb-8"
          title={<Trans>La fiche de {name} est enregistrée.</Trans>}
        />
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {field('firstName')}
          {field('lastName')}
          {field('inclusionNumber')}
        </div>
        <EstablishmentField
          id="establishmentId"
          establishments={places}
          error={errors.of('establishmentId')}
          {...form.register('establishmentId', { required: 'required' })}
        />
        {field('postalAddress')}
        <div className="grid gap-x-5 sm:grid-cols-2">
          {field('city')}
          {field('province')}
          {field('postalCode')}
          {field('phoneNumber', { inputMode: 'tel' })}
        </div>
        <Field
          id="reason"
          label={t`Raison de la modification`}
          hint={t`Elle reste au dossier de ${name}, avec votre nom et ce qui change.`}
          autoComplete="off"
          maxLength={500}
          error={errors.of('reason')}
          {...form.register('reason', recordRules.reason)}
        />
        <Button type="submit" busy={saving.isSaving}>
          {saving.isSaving ? (
            <Trans>Enregistrement en cours…</Trans>
          ) : (
            <Trans>Enregistrer la fiche de {name}</Trans>
          )}
        </Button>
      </form>
    </div>
  );
}

import { normalisedPostalCode, PARTICIPANT_FIELD_LENGTHS as LENGTHS } from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { useFormErrors, type FieldMessages } from '../../../lib/form-errors.ts';
import { announce } from '../../../lib/live-region.tsx';
import { resetSaved } from '../../../lib/reset-saved.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { phoneMessages, phoneRules } from '../../account/phone-field.tsx';
import { ContactRefusal } from '../contact-links.tsx';
import { EstablishmentField, type InvitingEstablishment } from '../establishment-field.tsx';
import { oneNameTwice } from '../one-name-twice.ts';
import { EditConflict } from '../record-editor/edit-conflict.tsx';
import { useRecordEditor } from '../record-editor/use-record-editor.ts';
import { nameOf } from '../safety/alert-data.ts';
import {
  type ParticipantRecord,
  type RecordField,
  recordFields,
  textsOf,
  asStored,
  useFieldNames,
} from './record-texts.ts';

type RecordValues = Record<RecordField | 'reason', string>;

const isThere = (code: string) => (text: string) => text.trim() !== '' || code;
const atMost = (value: number) => ({ maxLength: { value, message: 'tooLong' } });

const recordRules = {
  firstName: { ...atMost(LENGTHS.firstName), validate: isThere('required') },
  lastName: { ...atMost(LENGTHS.lastName), validate: isThere('required') },
  inclusionNumber: atMost(LENGTHS.inclusionNumber),
  postalAddress: atMost(LENGTHS.postalAddress),
  city: atMost(LENGTHS.city),
  province: atMost(LENGTHS.province),
  postalCode: {
    validate: (text: string) =>
      text.trim() === '' || normalisedPostalCode(text) !== null || 'notAPostalCode',
  },
  phoneNumber: {
    ...atMost(LENGTHS.phoneNumber),
    ...phoneRules,
  },
  reason: { ...atMost(500), validate: isThere('required') },
};

const recordMessages: FieldMessages<RecordValues> = {
  firstName: { required: oneNameTwice.firstName, noLetter: oneNameTwice.firstName },
  lastName: { required: oneNameTwice.lastName, noLetter: oneNameTwice.lastName },
  inclusionNumber: {
    alreadyTaken: msg`Quelqu’un d’autre de l’établissement porte déjà ce numéro`,
  },
  establishmentId: {
    required: msg`Choisissez un établissement`,
    unknownChoice: msg`Choisissez un établissement ouvert`,
  },
  postalAddress: {},
  city: {},
  province: {},
  postalCode: { notAPostalCode: msg`Entrez un code postal canadien, par exemple H2X 1Y4` },
  phoneNumber: phoneMessages,
  reason: { required: msg`Écrivez pourquoi la fiche est modifiée` },
};

type RecordFormProps = {
  readonly record: ParticipantRecord;
  readonly establishments: readonly InvitingEstablishment[];
};

const valuesOf = (record: ParticipantRecord): RecordValues => ({ ...textsOf(record), reason: '' });

/** @decision D43 */
export function RecordForm({ record, establishments }: RecordFormProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const utils = trpc.useUtils();
  const form = useForm<RecordValues>({ shouldFocusError: false, defaultValues: valuesOf(record) });
  const update = trpc.admin.updateParticipant.useMutation();
  const write = (field: RecordField, text: string) =>
    form.setValue(field, text, { shouldDirty: true });
  const { known, conflict, ...editor } = useRecordEditor<
    ParticipantRecord,
    RecordField,
    RecordValues
  >({
    record,
    fields: recordFields,
    textsOf,
    asStored,
    isDirty: form.formState.isDirty,
    read: form.getValues,
    write,
    send: ({ establishmentId, ...texts }, { userId, version }, calls) =>
      update.mutate({ ...texts, establishmentId: Number(establishmentId), userId, version }, calls),
    onSaved: (saved, sent) => {
      resetSaved(form, sent, valuesOf(saved));
      const name = nameOf(saved);
      announce(t`Fiche enregistrée : ${name}`);
      void utils.admin.listParticipants.invalidate();
      void utils.programme.overview.invalidate({ userId: saved.userId });
    },
  });
  const errors = useFormErrors(recordMessages, form.formState, conflict ? null : update.error);
  const typed = useWatch({ control: form.control, disabled: conflict === null });
  const name = nameOf(known);
  // The current establishment is listed even when it is closed or the user has no access to it.
  const places = establishments.some(
    ({ establishmentId }) => establishmentId === known.establishment.establishmentId,
  )
    ? establishments
    : [known.establishment, ...establishments];
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
  const submit = form.handleSubmit((values) => {
    if (!update.isPending) editor.save(values);
  });
  return (
    <div className="max-w-(--container-page)">
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          key={known.version}
          typed={typed}
          labels={names}
          wordsOf={wordsOf}
          onPick={write}
        />
      )}
      {editor.isSaved && (
        <Banner kind="ok" className="mb-8" title={<Trans>Fiche enregistrée : {name}</Trans>} />
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
        <ContactRefusal of={known} className="mb-5" />
        <div className="grid gap-x-5 sm:grid-cols-2">
          {field('city')}
          {field('province')}
          {field('postalCode')}
          {field('phoneNumber', { inputMode: 'tel' })}
        </div>
        <Field
          id="reason"
          label={t`Raison de la modification`}
          hint={t`Elle reste au dossier, avec votre nom et ce qui change. La personne peut la lire dans la copie de ses données.`}
          autoComplete="off"
          maxLength={500}
          error={errors.of('reason')}
          {...form.register('reason', recordRules.reason)}
        />
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? (
            <Trans>Enregistrement en cours…</Trans>
          ) : (
            <Trans>Enregistrer la fiche : {name}</Trans>
          )}
        </Button>
      </form>
    </div>
  );
}

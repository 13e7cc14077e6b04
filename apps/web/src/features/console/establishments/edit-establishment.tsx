import type { RouterOutputs } from '@aube/api';
import { toEstablishmentName, toReferenceCode, toRetentionMonths } from '@aube/api/rules';
import { establishment } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { NotFound } from '../../../ui/not-found.tsx';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { resetSaved } from '../../../lib/reset-saved.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EditConflict } from '../record-editor/edit-conflict.tsx';
import { useRecordEditor } from '../record-editor/use-record-editor.ts';
import {
  EstablishmentForm,
  establishmentInput,
  type EstablishmentValues,
} from './establishment-form.tsx';
import { SectionLink } from './section-link.tsx';

type Establishment = RouterOutputs['admin']['getEstablishment'];

/** @source specification §2 */
export function EditEstablishment({ establishmentId }: { establishmentId: number }) {
  const { t } = useLingui();
  // The form compares typed values with the values loaded first.
  const found = trpc.admin.getEstablishment.useQuery(
    { establishmentId },
    { staleTime: Infinity, gcTime: 0 },
  );
  const name = found.data?.name;
  usePageTitle(name === undefined ? '' : t`Modifier ${name}`);
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={6} title={<Trans>Modifier l’établissement</Trans>}>
      {(read) => <Editor read={read} />}
    </QueryView>
  );
}

const fields = ['name', 'referenceCode', 'retentionMonths'] as const;
const textsOf = ({ name, referenceCode, retentionMonths }: Establishment): EstablishmentValues => ({
  name,
  referenceCode,
  retentionMonths: String(retentionMonths),
});
const TIDIED: Readonly<Record<(typeof fields)[number], (text: string) => string>> = {
  name: toEstablishmentName,
  referenceCode: toReferenceCode,
  retentionMonths: (text) => String(toRetentionMonths(text) ?? text.trim()),
};
const asStored = (field: (typeof fields)[number], text: string) => TIDIED[field](text);

function Editor({ read }: { read: Establishment }) {
  const { t } = useLingui();
  const text = useFieldText();
  const utils = trpc.useUtils();
  const form = useForm<EstablishmentValues>({
    shouldFocusError: false,
    defaultValues: textsOf(read),
  });
  const update = trpc.admin.updateEstablishment.useMutation();
  const write = (field: keyof EstablishmentValues, text: string) =>
    form.setValue(field, text, { shouldDirty: true });
  const { known, conflict, ...editor } = useRecordEditor({
    record: read,
    fields,
    textsOf,
    asStored,
    isDirty: form.formState.isDirty,
    read: form.getValues,
    write,
    send: (values, { establishmentId, version }, calls) =>
      update.mutate({ ...establishmentInput(values), establishmentId, version }, calls),
    onSaved: (saved, sent) => {
      resetSaved(form, sent, textsOf(saved));
      announce(t`Les changements sont enregistrés.`);
      void utils.admin.listEstablishments.invalidate();
      void utils.admin.listOpenEstablishments.invalidate();
      void utils.admin.getEstablishmentStatistics.invalidate();
    },
  });
  const typed = useWatch({ control: form.control, disabled: conflict === null });
  const { establishmentId, name } = known;
  return (
    <>
      <PageHeading
        above={<SectionLink />}
        below={
          <span className="flex flex-wrap gap-x-6">
            <Link
              to="adminSetting"
              params={{ setting: 'coordonnees', establishment: establishmentId }}
            >
              <Trans>Ses coordonnées</Trans>
            </Link>
            <Link to="adminEstablishmentStatistics" params={{ establishment: establishmentId }}>
              <Trans>Voir ses statistiques</Trans>
            </Link>
          </span>
        }
      >
        <Trans>Modifier {name}</Trans>
      </PageHeading>
      <div className="max-w-(--container-page)">
        {editor.isSaved && (
          <Banner
            kind="ok"
            className="mb-6"
            title={<Trans>Les changements sont enregistrés</Trans>}
          />
        )}
        {conflict && (
          <EditConflict
            conflict={conflict}
            key={known.version}
            typed={typed}
            labels={{
              name: t`Nom de l’établissement`,
              referenceCode: text(establishment.fields.referenceCode.label),
              retentionMonths: text(establishment.fields.retentionMonths.label),
            }}
            onPick={write}
          />
        )}
        <EstablishmentForm
          form={form}
          failure={conflict ? null : update.error}
          isBusy={update.isPending}
          submitLabel={
            update.isPending ? (
              <Trans>Enregistrement…</Trans>
            ) : (
              <Trans>Enregistrer les changements</Trans>
            )
          }
          onSubmit={editor.save}
        />
      </div>
    </>
  );
}

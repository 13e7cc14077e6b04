import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useSession } from '../../../lib/session.ts';
import { resetSaved } from '../../../lib/reset-saved.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EditConflict } from '../record-editor/edit-conflict.tsx';
import { useRecordEditor } from '../record-editor/use-record-editor.ts';
import { nameOf } from '../safety/alert-data.ts';
import { DeletedUser } from './deleted-user.tsx';
import { RoleBadges, StateBadge } from './user-cells.tsx';
import type { Places } from './user-description.tsx';
import { UserForm } from './user-form.tsx';
import { UserSections } from './user-sections.tsx';
import {
  inputOf,
  partsOf,
  textsOf,
  asStored,
  type UserField,
  userFields,
  useUserFieldNames,
  type UserValues,
} from './user-values.ts';
import { type RoleId, roleWords, type User, type UserRecord } from './user-words.ts';
import { UsersLink } from './users-link.tsx';

/** @source specification §2 @decision D54 */
export function EditUser({ userId }: { userId: number }) {
  const { t } = useLingui();
  // The form compares typed values with the values loaded first.
  const found = trpc.admin.getUser.useQuery({ userId }, { staleTime: Infinity, gcTime: 0 });
  const places = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const title = found.data ? nameOf(found.data) : t`Modifier le compte`;
  usePageTitle(title);
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={10} title={title}>
      {(user) =>
        user.state === 'deleted' ? (
          <DeletedUser user={user} onRestored={() => void found.refetch()} />
        ) : (
          <>
            <PageHeading
              above={<UsersLink />}
              below={
                <span className="inline-flex flex-wrap gap-1.5">
                  <StateBadge state={user.state} />
                  <RoleBadges roles={user.roles} />
                </span>
              }
            >
              {title}
            </PageHeading>
            <QueryView query={places} lines={10}>
              {(open) => <Editor read={user} places={open} onSaved={() => void found.refetch()} />}
            </QueryView>
            <UserSections user={user} onChanged={() => void found.refetch()} />
          </>
        )
      }
    </QueryView>
  );
}

const valuesOf = (user: UserRecord): UserValues => ({ ...textsOf(user), email: user.email });

type EditorProps = {
  readonly read: User;
  readonly places: Places;
  readonly onSaved: () => void;
};

function Editor({ read, places, onSaved }: EditorProps) {
  const { t, i18n } = useLingui();
  const names = useUserFieldNames();
  const session = useSession();
  const utils = trpc.useUtils();
  const form = useForm<UserValues>({ shouldFocusError: false, defaultValues: valuesOf(read) });
  const update = trpc.admin.updateUser.useMutation();
  const write = (field: UserField, text: string) =>
    form.setValue(field, text, { shouldDirty: true });
  const { known, conflict, ...editor } = useRecordEditor<UserRecord, UserField, UserValues>({
    record: read,
    fields: userFields,
    textsOf,
    asStored,
    isDirty: form.formState.isDirty,
    read: form.getValues,
    write,
    send: (values, { userId, version }, calls) =>
      update.mutate({ ...inputOf(values), userId, version }, calls),
    onSaved: (saved, sent) => {
      resetSaved(form, sent, valuesOf(saved));
      announce(t`Les changements sont enregistrés.`);
      onSaved();
      void utils.admin.listUsers.invalidate();
    },
  });
  const typed = useWatch({ control: form.control, disabled: conflict === null });
  const wordsOf = (field: UserField, text: string): string => {
    if (field === 'roles') {
      return partsOf(text)
        .map((id) => i18n._(roleWords[Number(id) as RoleId].name))
        .join(', ');
    }
    if (field === 'establishmentIds') {
      const all = [...places, ...known.establishments];
      const nameOfPlace = (id: string) =>
        all.find(({ establishmentId }) => String(establishmentId) === id)?.name ?? id;
      return partsOf(text).map(nameOfPlace).join(', ');
    }
    if (field === 'isActive') return text === 'yes' ? t`Oui` : t`Non`;
    return text;
  };
  const isOwn = session.status === 'member' && session.account.userId === known.userId;
  return (
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
          labels={names}
          wordsOf={wordsOf}
          onPick={write}
        />
      )}
      <UserForm
        form={form}
        places={places}
        user={known}
        isOwn={isOwn}
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
  );
}

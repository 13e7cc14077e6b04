import { person } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts';
import { UserForm } from './user-form.tsx';
import { emptyUser, inputOf, type UserValues } from './user-values.ts';
import type { UserRecord } from './user-words.ts';
import { UsersLink } from './users-link.tsx';

/** @source specification §2 @decision D54 */
export function NewUser() {
  const [made, setMade] = useState<UserRecord | null>(null);
  const utils = trpc.useUtils();
  const places = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const form = useForm<UserValues>({ shouldFocusError: false, defaultValues: emptyUser });
  const create = trpc.admin.createUser.useMutation({
    onSuccess: (user) => {
      setMade(user);
      void utils.admin.listUsers.invalidate();
    },
  });
  const another = () => {
    form.reset();
    create.reset();
    setMade(null);
  };
  if (made) return <Made user={made} onAnother={another} />;
  return (
    <>
      <PageHeading above={<UsersLink />}>
        <Trans>Ajouter un compte</Trans>
      </PageHeading>
      <QueryView query={places} lines={10}>
        {(open) => (
          <UserForm
            form={form}
            places={open}
            user={null}
            failure={create.error}
            isBusy={create.isPending}
            submitLabel={
              create.isPending ? <Trans>Ajout en cours…</Trans> : <Trans>Ajouter le compte</Trans>
            }
            onSubmit={(values) => create.mutate({ ...inputOf(values), email: values.email })}
          />
        )}
      </QueryView>
    </>
  );
}

type MadeProps = {
  readonly user: UserRecord;
  readonly onAnother: () => void;
};

function Made({ user, onAnother }: MadeProps) {
  useArrivalFocus();
  const { userId, email, username } = user;
  const name = nameOf(user);
  const label = useFieldText()(person.fields.username.label);
  return (
    <>
      <PageHeading above={<UsersLink />}>
        <Trans>Compte ajouté : {name}</Trans>
      </PageHeading>
      <Banner kind="ok" className="max-w-(--container-page)">
        <p>
          {user.isActive ? (
            <Trans>
              Un courriel a été envoyé à <strong>{email}</strong>. Son lien, valable 24 heures, sert
              à choisir un mot de passe.
            </Trans>
          ) : (
            <Trans>
              Rien n’a été envoyé à <strong>{email}</strong>. Le lien d’activation partira quand
              vous activerez le compte.
            </Trans>
          )}
        </p>
        <p className="mt-2">
          <Trans>
            {label} : <strong>{username}</strong>
          </Trans>
        </p>
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link bare to="adminUser" params={{ user: userId }} className={buttonClass('primary')}>
          <Trans>Voir le compte</Trans>
        </Link>
        <Button kind="secondary" onClick={onAnother}>
          <Trans>Ajouter un autre compte</Trans>
        </Button>
      </div>
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import { mayEnterAdmin } from '../../lib/decide-navigation.ts';
import type { Locale } from '../../lib/locale.ts';
import { useSession } from '../../lib/session.ts';
import { routes } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EstablishmentField, type InvitingEstablishment } from './establishment-field.tsx';
import { InvitationLink } from './invitation-link.tsx';

type InvitationValues = {
  email: string;
  maxUses: string;
  establishmentId: string;
  locale: Locale;
};

const messages: FieldMessages<InvitationValues> = {
  email: {},
  maxUses: {
    invalid: msg`Entrez un nombre de 1 à 500`,
    onePersonOnly: msg`Une invitation envoyée à une adresse sert à une seule personne`,
  },
  establishmentId: { required: msg`Choisissez un établissement` },
  locale: {},
};

/** Lets a person, or several, register: by letter to an address, or by a link to hand on. @decision D42 */
export function InvitationForm() {
  const establishments = trpc.admin.listOpenEstablishments.useQuery(undefined, {
    staleTime: 60_000,
  });
  return (
    <QueryView query={establishments} lines={4}>
      {(found) => (found.length === 0 ? <NoEstablishment /> : <Form establishments={found} />)}
    </QueryView>
  );
}

/** A new site has none yet: an administrator makes the first, and staff read whom to ask. */
function NoEstablishment() {
  const session = useSession();
  const mayAdd =
    session.status === 'member' &&
    mayEnterAdmin(routes.adminEstablishmentNew, session.account.roles);
  return (
    <EmptyState title={<Trans>Aucun établissement n’accueille de participants</Trans>}>
      {mayAdd ? (
        <Link to="adminEstablishmentNew">
          <Trans>Ajouter un établissement</Trans>
        </Link>
      ) : (
        <Trans>Demandez à l’administration d’en ouvrir un pour vous.</Trans>
      )}
    </EmptyState>
  );
}

function Form({ establishments }: { establishments: readonly InvitingEstablishment[] }) {
  const { i18n, t } = useLingui();
  const invitation = trpc.admin.createInvitation.useMutation();
  const [only, ...others] = establishments;
  const { register, handleSubmit, control, formState, resetField } = useForm<InvitationValues>({
    shouldFocusError: false,
    defaultValues: {
      email: '',
      maxUses: '1',
      establishmentId: only && others.length === 0 ? String(only.establishmentId) : '',
      locale: i18n.locale === 'en' ? 'en' : 'fr',
    },
  });
  const errors = useFormErrors(messages, formState.errors, invitation.error);
  const submit = handleSubmit(
    ({ email, maxUses, establishmentId, locale }) =>
      invitation.mutate(
        {
          maxUses: Number(maxUses),
          establishmentId: Number(establishmentId),
          locale,
          ...(email.trim() && { email: email.trim() }),
        },
        { onSuccess: () => resetField('email'), onError: errors.fail },
      ),
    () => {
      // An earlier invitation is not shown beside an error of the next.
      invitation.reset();
      errors.fail();
    },
  );
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form
        noValidate
        className="max-w-(--container-page)"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          id="email"
          type="email"
          label={t`Courriel (facultatif)`}
          hint={t`Avec une adresse, la lettre part aussitôt et elle seule peut s’inscrire.`}
          autoComplete="off"
          error={errors.of('email')}
          {...register('email', {
            pattern: { value: /^\s*([^\s@]+@[^\s@]+\.[^\s@]{2,})?\s*$/, message: 'notAnEmail' },
          })}
        />
        <Field
          id="maxUses"
          label={t`Nombre de personnes`}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          error={errors.of('maxUses')}
          {...register('maxUses', {
            pattern: { value: /^\s*([1-9]\d?|[1-4]\d\d|500)\s*$/, message: 'invalid' },
          })}
        />
        <EstablishmentField
          id="establishmentId"
          establishments={establishments}
          error={errors.of('establishmentId')}
          {...register('establishmentId', { required: 'required' })}
        />
        <div className="mb-6" id="locale" tabIndex={-1}>
          <Controller
            control={control}
            name="locale"
            render={({ field }) => (
              <Chips
                legend={t`Langue de l’invitation`}
                hint={t`La lettre est écrite, et la page d’inscription s’ouvre, dans cette langue.`}
                options={[
                  { value: 'fr', label: <span lang="fr">Français</span> },
                  { value: 'en', label: <span lang="en">English</span> },
                ]}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Button type="submit" busy={invitation.isPending}>
          {invitation.isPending ? (
            <Trans>Création en cours…</Trans>
          ) : (
            <Trans>Créer l’invitation</Trans>
          )}
        </Button>
      </form>
      {invitation.data && (
        <InvitationLink
          key={invitation.data.link}
          invitation={invitation.data}
          mailedTo={invitation.variables?.email ?? null}
        />
      )}
    </>
  );
}

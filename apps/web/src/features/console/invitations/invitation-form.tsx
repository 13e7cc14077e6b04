import { emailAddressFault, toEmailAddress } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import type { Locale } from '../../../lib/locale.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { resetSaved } from '../../../lib/reset-saved.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { EstablishmentField, type InvitingEstablishment } from '../establishment-field.tsx';
import { InvitationLanguage } from './invitation-language.tsx';
import { InvitationLink } from './invitation-link.tsx';

type InvitationMode = 'address' | 'link';

type InvitationValues = {
  email: string;
  label: string;
  maxUses: string;
  establishmentId: string;
  locale: Locale;
};

const messages: FieldMessages<InvitationValues> = {
  email: { required: msg`Entrez l’adresse de la personne` },
  label: {},
  maxUses: { invalid: msg`Entrez un nombre de 1 à 500` },
  establishmentId: { required: msg`Choisissez un établissement` },
  locale: {},
};

type InvitationFormProps = {
  readonly mode: InvitationMode;
  readonly establishments: readonly InvitingEstablishment[];
};

/** @decision D42 */
export function InvitationForm({ mode, establishments }: InvitationFormProps) {
  const { i18n, t } = useLingui();
  const utils = trpc.useUtils();
  const invitation = trpc.admin.createInvitation.useMutation({
    onSuccess: () => utils.admin.listInvitations.invalidate(),
  });
  const once = useOneAtATime();
  const isMailed = mode === 'address';
  const [only, ...others] = establishments;
  const form = useForm<InvitationValues>({
    shouldFocusError: false,
    defaultValues: {
      email: '',
      label: '',
      maxUses: '30',
      establishmentId: only && others.length === 0 ? String(only.establishmentId) : '',
      locale: i18n.locale === 'en' ? 'en' : 'fr',
    },
  });
  const { register, handleSubmit, control, formState } = form;
  const errors = useFormErrors(messages, formState, invitation.error);
  const submit = handleSubmit(
    (values) => {
      const { email, label, maxUses, establishmentId, locale } = values;
      const link = { maxUses: Number(maxUses), ...(label.trim() && { label: label.trim() }) };
      const asked = {
        establishmentId: Number(establishmentId),
        locale,
        ...(isMailed ? { email: toEmailAddress(email) } : link),
      };
      once((done) =>
        invitation.mutate(asked, {
          onSuccess: () => resetSaved(form, values, { ...values, email: '', label: '' }),
          onSettled: done,
        }),
      );
    },
    () => invitation.reset(),
  );
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form
        noValidate
        className="max-w-(--container-page)"
        onSubmit={(event) => void submit(event)}
      >
        {isMailed ? (
          <Field
            id="email"
            type="email"
            label={t`Courriel de la personne`}
            hint={t`Le courriel est envoyé aussitôt, et cette adresse seule peut s’inscrire.`}
            autoComplete="off"
            error={errors.of('email')}
            {...register('email', {
              required: 'required',
              validate: (address) => emailAddressFault(toEmailAddress(address)) ?? true,
            })}
          />
        ) : (
          <>
            <Field
              id="label"
              label={t`Nom du lien (facultatif)`}
              hint={t`Pour le retrouver dans la liste, par exemple « Séance du 12 mars ».`}
              maxLength={100}
              autoComplete="off"
              error={errors.of('label')}
              {...register('label')}
            />
            <Field
              id="maxUses"
              label={t`Nombre de personnes`}
              hint={t`Autant de personnes peuvent s’inscrire par ce lien.`}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-32"
              error={errors.of('maxUses')}
              {...register('maxUses', {
                pattern: { value: /^\s*([1-9]\d?|[1-4]\d\d|500)\s*$/, message: 'invalid' },
              })}
            />
          </>
        )}
        <EstablishmentField
          id="establishmentId"
          establishments={establishments}
          error={errors.of('establishmentId')}
          {...register('establishmentId', { required: 'required' })}
        />
        <Controller
          control={control}
          name="locale"
          render={({ field }) => (
            <InvitationLanguage value={field.value} onChange={field.onChange} />
          )}
        />
        <Button type="submit" busy={invitation.isPending}>
          {invitation.isPending ? (
            <Trans>Un instant…</Trans>
          ) : isMailed ? (
            <Trans>Envoyer l’invitation</Trans>
          ) : (
            <Trans>Créer le lien</Trans>
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

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { IncompleteLink } from '../features/account/link-problem.tsx';
import {
  asNewPassword,
  type NewPassword,
  NewPasswordFields,
} from '../features/account/new-password-fields.tsx';
import { type FieldMessages, useFormErrors } from '../lib/form-errors.ts';
import { useLinkToken } from '../lib/link-token.ts';
import type { Locale } from '../lib/locale.ts';
import type { PageProps } from '../lib/page-module.ts';
import { trpc } from '../trpc.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

interface RegistrationForm extends NewPassword {
  firstName: string;
  lastName: string;
  email: string;
  referenceCode: string;
  locale: Locale;
}

const messages: FieldMessages<RegistrationForm> = {
  firstName: { required: msg`Entrez votre prénom` },
  lastName: { required: msg`Entrez votre nom` },
  email: { required: msg`Entrez votre courriel` },
  password: {},
  passwordConfirmation: {},
  referenceCode: { required: msg`Entrez le code de référence de votre établissement` },
  locale: {},
};

/** Registration through an invitation. @source specification §2 @decision D42 */
export default function RegistrationPage({ params }: PageProps) {
  const { i18n, t } = useLingui();
  const link = useLinkToken(params, 'registrationBare');
  const registration = trpc.account.register.useMutation();
  const { register, handleSubmit, control, formState, getValues } = useForm<RegistrationForm>({
    shouldFocusError: false,
    defaultValues: { locale: i18n.locale === 'en' ? 'en' : 'fr' },
  });
  const errors = useFormErrors(messages, formState.errors, registration.error);
  const submit = handleSubmit((values) => {
    if (!link) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    registration.mutate({ token: link.token, timeZone, ...values }, { onError: errors.fail });
  }, errors.fail);

  if (registration.isSuccess) return <CheckYourMail email={getValues('email')} />;
  if (!link) {
    return (
      <>
        <PageHeading>
          <Trans>Inscription</Trans>
        </PageHeading>
        <IncompleteLink>
          <Trans>Ouvrez de nouveau le lien de votre invitation, en entier.</Trans>
        </IncompleteLink>
      </>
    );
  }
  return (
    <>
      <PageHeading
        below={<Trans>Quelques renseignements, et votre compte est prêt à activer.</Trans>}
      >
        <Trans>Inscription</Trans>
      </PageHeading>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id="firstName"
          label={t`Prénom`}
          autoComplete="given-name"
          error={errors.of('firstName')}
          {...register('firstName', { required: 'required' })}
        />
        <Field
          id="lastName"
          label={t`Nom`}
          autoComplete="family-name"
          error={errors.of('lastName')}
          {...register('lastName', { required: 'required' })}
        />
        <Field
          id="email"
          type="email"
          label={t`Courriel`}
          hint={t`La lettre d’activation y sera envoyée.`}
          autoComplete="email"
          error={errors.of('email')}
          {...register('email', {
            required: 'required',
            pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/, message: 'notAnEmail' },
          })}
        />
        <NewPasswordFields {...asNewPassword(register, errors)} />
        <Field
          id="referenceCode"
          label={t`Code de référence de l’établissement`}
          hint={t`Il figure dans votre invitation.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.of('referenceCode')}
          {...register('referenceCode', { required: 'required' })}
        />
        <div className="mb-8">
          <Controller
            control={control}
            name="locale"
            render={({ field }) => (
              <Chips
                legend={t`Langue de vos courriels`}
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
        <Button type="submit" busy={registration.isPending} className="w-full">
          {registration.isPending ? (
            <Trans>Création en cours…</Trans>
          ) : (
            <Trans>Créer mon compte</Trans>
          )}
        </Button>
      </form>
    </>
  );
}

function CheckYourMail({ email }: { email: string }) {
  return (
    <>
      <PageHeading>
        <Trans>Il reste une étape</Trans>
      </PageHeading>
      <Banner kind="ok" title={<Trans>Votre compte est créé</Trans>}>
        <p className="mt-1">
          <Trans>
            Une lettre part vers <strong>{email}</strong>. Ouvrez son lien dans les 24 heures pour
            activer votre compte.
          </Trans>
        </p>
      </Banner>
      <p className="mt-6 text-ink-soft">
        <Trans>Rien reçu après quelques minutes ? Regardez dans les courriels indésirables.</Trans>
      </p>
    </>
  );
}

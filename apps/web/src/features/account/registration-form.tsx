import { namesPlace } from '@aube/api/rules';
import { emailAddressFault, person, toEmailAddress } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import type { Locale } from '../../lib/locale.ts';
import { useFieldText } from '../../lib/use-field-text.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { ConsentField } from './consent-field.tsx';
import { ownNameMessages } from './own-name-messages.ts';
import { type NewPassword, newPasswordMessages, registerNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PhoneField, phoneMessages, phoneRules } from './phone-field.tsx';
import { ZoneQuestion } from './zone-question.tsx';
import { findTyped, useKeepTyped } from './typed-registration.ts';

type GivenValueProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly children: ReactNode;
};

function GivenValue({ id, label, value, children }: GivenValueProps) {
  return (
    <div className="mb-6">
      <p className="font-medium">{label}</p>
      <p id={id} className="text-lead break-words">
        {value}
      </p>
      <p className="text-small text-ink-soft">{children}</p>
    </div>
  );
}

type RegistrationValues = {
  firstName: string;
  lastName: string;
  email: string;
  referenceCode: string;
  phoneNumber: string;
  locale: Locale;
  timeZone: string;
  consent: string | undefined;
} & NewPassword;

const messages: FieldMessages<RegistrationValues> = {
  firstName: ownNameMessages.firstName,
  lastName: ownNameMessages.lastName,
  email: { required: msg`Entrez votre courriel` },
  ...newPasswordMessages,
  referenceCode: { required: msg`Entrez le code de référence de votre établissement` },
  phoneNumber: phoneMessages,
  locale: {},
  timeZone: { required: msg`Choisissez l’endroit où vous dormez` },
  consent: { required: msg`Lisez le consentement et cochez sa case` },
};

type RegistrationFormProps = {
  readonly token: string;
  readonly invitedEmail: string | null;
  readonly invitedCode: string | null;
  readonly consentVersion: string;
  readonly onRegistered: (email: string) => void;
};

/** @source specification §2 @decision D42 */
export function RegistrationForm({
  token,
  invitedEmail,
  invitedCode,
  consentVersion,
  onRegistered,
}: RegistrationFormProps) {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const registration = trpc.account.register.useMutation();
  const typed = findTyped();
  const device = deviceTimeZone();
  const isPlaceAsked = !namesPlace(device);
  const { register, handleSubmit, control, formState, getValues } = useForm<RegistrationValues>({
    shouldFocusError: false,
    defaultValues: {
      locale: i18n.locale === 'en' ? 'en' : 'fr',
      ...typed,
      email: invitedEmail ?? typed.email ?? '',
      referenceCode: invitedCode ?? typed.referenceCode ?? '',
      phoneNumber: typed.phoneNumber ?? '',
      timeZone: isPlaceAsked ? (typed.timeZone ?? '') : device,
    },
  });
  useKeepTyped(getValues);
  const written = useWatch({ control });
  const sent = registration.variables;
  const errors = useFormErrors(
    messages,
    formState,
    registration.error,
    (field) => sent !== undefined && (written[field] ?? '') !== sent[field],
  );
  const send = ({ consent = '', ...values }: RegistrationValues) => {
    registration.mutate(
      { token, consent, ...values },
      { onSuccess: ({ email }) => onRegistered(email) },
    );
  };
  // The server checks even a faulty form, so that all faults are shown at once.
  const submit = handleSubmit(send, () => send(getValues()));
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id="firstName"
          label={text(person.fields.firstName.label)}
          autoComplete="given-name"
          error={errors.of('firstName')}
          {...register('firstName', { required: 'required' })}
        />
        <Field
          id="lastName"
          label={text(person.fields.lastName.label)}
          autoComplete="family-name"
          error={errors.of('lastName')}
          {...register('lastName', { required: 'required' })}
        />
        {invitedEmail === null ? (
          <Field
            id="email"
            type="email"
            label={text(person.fields.email.label)}
            hint={t`Le courriel d’activation y sera envoyé.`}
            autoComplete="email"
            error={errors.of('email')}
            {...register('email', {
              required: 'required',
              validate: (address) => emailAddressFault(toEmailAddress(address)) ?? true,
            })}
          />
        ) : (
          <GivenValue id="email" label={text(person.fields.email.label)} value={invitedEmail}>
            <Trans>
              L’invitation est pour cette adresse. Le courriel d’activation y sera envoyé.
            </Trans>
          </GivenValue>
        )}
        <NewPasswordFields
          username={written.email ?? ''}
          register={registerNewPassword(register)}
          errorOf={errors.of}
        />
        {invitedCode === null ? (
          <Field
            id="referenceCode"
            label={t`Code de référence de l’établissement`}
            hint={t`Votre établissement vous le donne.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.of('referenceCode')}
            {...register('referenceCode', { required: 'required' })}
          />
        ) : (
          <GivenValue
            id="referenceCode"
            label={t`Code de référence de l’établissement`}
            value={invitedCode}
          >
            <Trans>Il est rempli pour vous.</Trans>
          </GivenValue>
        )}
        <PhoneField
          label={t`Téléphone (facultatif)`}
          error={errors.of('phoneNumber')}
          {...register('phoneNumber', phoneRules)}
        />
        {isPlaceAsked && (
          <ZoneQuestion
            error={errors.of('timeZone')}
            {...register('timeZone', { required: 'required' })}
          />
        )}
        <div className="mb-8">
          <Controller
            control={control}
            name="locale"
            render={({ field }) => (
              <Chips
                legend={t`Langue de vos courriels`}
                options={[
                  { value: 'fr', label: 'Français', lang: 'fr' },
                  { value: 'en', label: 'English', lang: 'en' },
                ]}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="consent"
          rules={{ required: 'required' }}
          render={({ field }) => (
            <ConsentField
              isAgreed={field.value === consentVersion}
              onChange={(isAgreed) => field.onChange(isAgreed ? consentVersion : undefined)}
              error={errors.of('consent')}
            />
          )}
        />
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

import { isParticipant, ROLE } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { ActiveChoice, LoginMethod } from './access-fields.tsx';
import type { Places } from './user-description.tsx';
import {
  joined,
  partsOf,
  userMessages,
  userRules,
  useUserFieldNames,
  type UserField,
  type UserValues,
} from './user-values.ts';
import { roleIds, roleWords, type UserRecord } from './user-words.ts';

type UserFormProps = {
  readonly form: UseFormReturn<UserValues>;
  readonly places: Places;
  readonly user: UserRecord | null;
  /** Administrators cannot deactivate their own account or remove their own administrator role. */
  readonly isOwn?: boolean;
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly submitLabel: ReactNode;
  readonly onSubmit: (values: UserValues) => void;
};

/** @decision D54 */
export function UserForm(props: UserFormProps) {
  const { form, places, user, isOwn = false } = props;
  const { t, i18n } = useLingui();
  const names = useUserFieldNames();
  const errors = useFormErrors(userMessages, form.formState, props.failure);
  const values = useWatch({ control: form.control, compute: (all: UserValues) => all });
  const write = (field: UserField, text: string) =>
    form.setValue(field, text, { shouldDirty: true });
  const roles = partsOf(values.roles).map(Number);
  const isNewParticipant = isParticipant(roles) && !user?.programmeEstablishment;
  const hasPlaces = roles.includes(ROLE.staff) || isNewParticipant;
  const field = (
    id: 'firstName' | 'lastName' | 'email' | 'username',
    own?: Partial<FieldProps>,
  ) => (
    <Field
      id={id}
      label={names[id]}
      autoComplete="off"
      error={errors.of(id)}
      {...own}
      {...form.register(id, userRules[id])}
    />
  );
  const submit = form.handleSubmit(props.onSubmit);
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
        <div className="grid gap-x-5 sm:grid-cols-2">
          {field('firstName')}
          {field('lastName')}
        </div>
        {user === null &&
          field('email', { type: 'email', hint: t`Le lien d’activation y est envoyé.` })}
        {field('username', {
          spellCheck: false,
          autoCapitalize: 'none',
          className: 'max-w-96',
          hint: user
            ? t`De 3 à 40 lettres sans accent, chiffres, points, tirets ou soulignés.`
            : t`Facultatif : sans lui, il est tiré de l’adresse.`,
        })}
        <TickList
          id="roles"
          legend={names.roles}
          error={errors.of('roles')}
          values={partsOf(values.roles)}
          onChange={(ticked) => write('roles', joined(ticked))}
          options={roleIds.map((id) => {
            const gives = i18n._(roleWords[id].gives);
            const isLocked =
              (id === ROLE.administrator && isOwn) ||
              (id === ROLE.participant && Boolean(user?.programmeEstablishment));
            return {
              value: String(id),
              label: i18n._(roleWords[id].name),
              hint: isLocked ? t`${gives} Ce rôle ne peut pas être retiré ici.` : gives,
              isLocked,
            };
          })}
        />
        {hasPlaces && (
          <TickList
            id="establishmentIds"
            legend={names.establishmentIds}
            hint={
              roles.includes(ROLE.staff)
                ? t`La personne voit les participants et les données de ceux-ci, et d’aucun autre.`
                : t`La personne suit le programme dans celui-ci.`
            }
            searchLabel={t`Chercher un établissement`}
            error={errors.of('establishmentIds')}
            values={partsOf(values.establishmentIds)}
            onChange={(ticked) => write('establishmentIds', joined(ticked))}
            options={placesWith(places, user).map(({ establishmentId, name }) => ({
              value: String(establishmentId),
              label: name,
            }))}
          />
        )}
        <div className="mb-6">
          <Chips
            legend={names.locale}
            options={[
              { value: 'fr', label: 'Français', lang: 'fr' },
              { value: 'en', label: 'English', lang: 'en' },
            ]}
            value={values.locale}
            onChange={(locale) => write('locale', locale)}
          />
        </div>
        <LoginMethod
          roles={roles}
          value={values.authenticationMethod}
          onChange={(method) => write('authenticationMethod', method)}
        />
        {!isOwn && (
          <ActiveChoice
            isNew={user === null}
            value={values.isActive}
            onChange={(isActive) => write('isActive', isActive)}
          />
        )}
        <Button type="submit" busy={props.isBusy}>
          {props.submitLabel}
        </Button>
      </form>
    </>
  );
}

function placesWith(places: Places, user: UserRecord | null): Places {
  const closed = (user?.establishments ?? []).filter(
    ({ establishmentId }) => !places.some((place) => place.establishmentId === establishmentId),
  );
  return [...places, ...closed];
}

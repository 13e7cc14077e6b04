import { isUsername, toUsername } from '@aube/api/rules';
import { person } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldMessages } from '../../../lib/form-errors.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { oneNameTwice } from '../one-name-twice.ts';
import type { UserRecord } from './user-words.ts';

export const userFields = [
  'firstName',
  'lastName',
  'username',
  'roles',
  'establishmentIds',
  'locale',
  'isActive',
  'authenticationMethod',
] as const;
export type UserField = (typeof userFields)[number];

export type UserTexts = Record<UserField, string>;

export type UserValues = UserTexts & { email: string };

const idsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));
const textOf = (ids: readonly number[]): string =>
  ids.toSorted((one, other) => one - other).join(',');

export const partsOf = (text: string): string[] => (text === '' ? [] : text.split(','));
export const joined = (parts: readonly string[]): string => textOf(parts.map(Number));

export const textsOf = (user: UserRecord): UserTexts => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  roles: textOf(user.roles),
  establishmentIds: textOf(user.establishments.map(({ establishmentId }) => establishmentId)),
  locale: user.locale,
  isActive: user.isActive ? 'yes' : 'no',
  authenticationMethod: user.authenticationMethod,
});

export const emptyUser: UserValues = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  roles: '2',
  establishmentIds: '',
  locale: 'fr',
  isActive: 'yes',
  authenticationMethod: 'local',
};

export const asStored = (field: UserField, text: string): string =>
  field === 'username' ? toUsername(text) : text.trim();

export const inputOf = (values: UserTexts) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  roles: idsOf(values.roles),
  establishmentIds: idsOf(values.establishmentIds),
  locale: values.locale === 'en' ? ('en' as const) : ('fr' as const),
  isActive: values.isActive === 'yes',
  authenticationMethod:
    values.authenticationMethod === 'oidc' ? ('oidc' as const) : ('local' as const),
  ...(values.username.trim() !== '' && { username: values.username }),
});

const isThere = (text: string) => text.trim() !== '' || 'required';

export const userRules = {
  firstName: { validate: isThere, maxLength: { value: 100, message: 'tooLong' } },
  lastName: { validate: isThere, maxLength: { value: 100, message: 'tooLong' } },
  email: { validate: isThere },
  username: {
    validate: (text: string) => text.trim() === '' || isUsername(text) || 'notAUsername',
  },
};

export const userMessages: FieldMessages<UserValues> = {
  firstName: { required: oneNameTwice.firstName, noLetter: oneNameTwice.firstName },
  lastName: { required: oneNameTwice.lastName, noLetter: oneNameTwice.lastName },
  email: {
    required: msg`Entrez l’adresse de courriel`,
    emailTaken: msg`Un autre compte a déjà cette adresse`,
  },
  username: {
    notAUsername: msg`Entrez de 3 à 40 lettres sans accent, chiffres, points, tirets ou soulignés`,
    usernameTaken: msg`Un autre compte a déjà ce nom d’utilisateur`,
  },
  roles: {
    required: msg`Choisissez au moins un rôle`,
    programmeStays: msg`Cette personne suit le programme : gardez le rôle de participant`,
  },
  establishmentIds: {
    required: msg`Choisissez au moins un établissement`,
    unknownChoice: msg`Un des établissements choisis vient de fermer : retirez-le`,
  },
  locale: {},
  isActive: {},
  authenticationMethod: {
    staffOnly: msg`Seul le personnel peut se connecter avec son établissement`,
  },
};

export function useUserFieldNames(): Readonly<Record<UserField | 'email', string>> {
  const { t } = useLingui();
  const text = useFieldText();
  return {
    firstName: text(person.fields.firstName.label),
    lastName: text(person.fields.lastName.label),
    email: t`Adresse de courriel`,
    username: text(person.fields.username.label),
    roles: t`Rôles`,
    establishmentIds: t`Établissements`,
    locale: t`Langue des courriels`,
    isActive: t`Compte activé`,
    authenticationMethod: t`Se connecte par`,
  };
}

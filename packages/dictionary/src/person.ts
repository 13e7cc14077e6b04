import type { Entity } from './field.ts';

const identity = { kind: 'text', isRequired: true, privacy: 'identity' } as const;

export const person = {
  label: { fr: 'Personne', en: 'Person' },
  french: 'utilisateur',
  revision: 3,
  fields: {
    lastName: {
      ...identity,
      maximumLength: 100,
      french: 'nom',
      label: { fr: 'Nom de famille', en: 'Last name' },
      meaning: { fr: 'Nom de famille', en: 'Last name' },
    },
    firstName: {
      ...identity,
      maximumLength: 100,
      french: 'prenom',
      label: { fr: 'Prénom', en: 'First name' },
      meaning: { fr: 'Prénom', en: 'First name' },
    },
    email: {
      ...identity,
      french: 'courriel',
      label: { fr: 'Courriel', en: 'Email' },
      meaning: { fr: 'Adresse de courriel, en minuscules', en: 'Email address, in lower case' },
    },
    username: {
      ...identity,
      french: 'nom_utilisateur',
      label: { fr: 'Nom d’utilisateur', en: 'Username' },
      meaning: { fr: 'Nom d’utilisateur', en: 'Username' },
    },
    locale: {
      ...identity,
      kind: 'oneOf',
      codes: {
        fr: { french: 'fr', label: { fr: 'Français', en: 'French' } },
        en: { french: 'en', label: { fr: 'Anglais', en: 'English' } },
      },
      french: 'langue',
      label: { fr: 'Langue', en: 'Language' },
      longLabel: { fr: 'Langue du compte', en: 'Language of the account' },
      meaning: {
        fr: 'Langue des courriels, fr ou en',
        en: 'Language of emails, fr or en',
      },
    },
    timeZone: {
      ...identity,
      french: 'fuseau_horaire',
      label: { fr: 'Fuseau horaire', en: 'Time zone' },
      longLabel: { fr: 'Fuseau horaire du compte', en: 'Time zone of the account' },
      meaning: {
        fr: 'Fuseau horaire IANA, par exemple America/Toronto',
        en: 'IANA time zone, for example America/Toronto',
      },
    },
    authenticationMethod: {
      ...identity,
      kind: 'oneOf',
      codes: {
        local: { french: 'local', label: { fr: 'Mot de passe', en: 'Password' } },
        oidc: {
          french: 'oidc',
          label: { fr: 'Compte de l’établissement', en: 'Account of the establishment' },
        },
      },
      french: 'methode_authentification',
      label: { fr: 'Façon de se connecter', en: 'Way to log in' },
      meaning: {
        fr: 'Façon de se connecter, local ou oidc (le fournisseur de l’établissement)',
        en: 'Way to log in, local or oidc (the provider of the establishment)',
      },
    },
  },
} as const satisfies Entity;

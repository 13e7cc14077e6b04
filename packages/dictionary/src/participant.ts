import type { Entity } from './field.ts';

const contact = { kind: 'text', isRequired: false, privacy: 'identity' } as const;

/** @source specification §3 @decision D43 */
export const participant = {
  label: { fr: 'Participant', en: 'Participant' },
  french: 'participant',
  revision: 2,
  fields: {
    inclusionNumber: {
      ...contact,
      maximumLength: 50,
      french: 'codeParticipant',
      column: 'numero_inclusion',
      label: { fr: 'Numéro d’inclusion', en: 'Inclusion number' },
      longLabel: {
        fr: 'Numéro donné par l’établissement',
        en: 'Number given by the establishment',
      },
      meaning: {
        fr: 'Numéro d’inclusion, que l’établissement donne au participant',
        en: 'Inclusion number, which the establishment gives to the participant',
      },
    },
    postalAddress: {
      ...contact,
      maximumLength: 200,
      french: 'adresse_postale',
      label: { fr: 'Adresse postale', en: 'Postal address' },
      meaning: { fr: 'Adresse postale, numéro et rue', en: 'Postal address, number and street' },
    },
    city: {
      ...contact,
      maximumLength: 100,
      french: 'ville',
      label: { fr: 'Ville', en: 'City' },
      meaning: { fr: 'Ville', en: 'City' },
    },
    province: {
      ...contact,
      maximumLength: 50,
      french: 'province',
      label: { fr: 'Province', en: 'Province' },
      meaning: { fr: 'Province ou territoire', en: 'Province or territory' },
    },
    postalCode: {
      ...contact,
      maximumLength: 10,
      french: 'code_postal',
      label: { fr: 'Code postal', en: 'Postal code' },
      meaning: {
        fr: 'Code postal canadien, par exemple H2X 1Y4',
        en: 'Canadian postal code, for example H2X 1Y4',
      },
    },
    phoneNumber: {
      ...contact,
      maximumLength: 40,
      french: 'telephone',
      label: { fr: 'Téléphone', en: 'Phone' },
      meaning: { fr: 'Téléphone, comme il a été tapé', en: 'Phone number, as it was typed' },
    },
  },
} as const satisfies Entity;

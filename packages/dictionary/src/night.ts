import type { Entity, Field, NightFieldRule, Text } from './field.ts';

type DoctorPlace = 'week' | 'column' | 'detail';

/** In a question, `{day}` becomes the weekday of the evening when the night began. */
export type NightField = Field &
  NightFieldRule & {
    readonly question?: Text;
    readonly hint?: Text;
    readonly missing?: Text;
    /**
     * Places of the field on the page for the doctor; empty when the page does not show the field.
     */
    readonly doctor: readonly DoctorPlace[];
    /** Name in the table of weeks, when `label` is too long. */
    readonly weekLabel?: Text;
  };

const clockTime = (example: number) =>
  ({
    kind: 'clockTime',
    minimum: 0,
    maximum: 1439,
    rangeFault: 'outOfRange',
    example,
  }) as const;

const minutes = {
  kind: 'minutes',
  unit: 'minutes',
  minimum: 0,
  maximum: 1440,
  rangeFault: 'outOfRange',
  example: 20,
} as const;

const required = { isRequired: true, privacy: 'health' } as const;
/** A missing value leaves the field unchanged; null deletes the value. @decision D70 */
const optional = { isRequired: false, privacy: 'health' } as const;

const scale = (...choices: readonly Text[]) =>
  ({
    kind: 'choice',
    minimum: 1,
    maximum: choices.length,
    rangeFault: 'outOfRange',
    choices,
  }) as const;

/** All fields of a night, in the order of the page. @source specification §3 @decision D20 D70 */
export const nightFields = {
  lightsOutTime: {
    ...required,
    ...clockTime(22 * 60 + 30),
    french: 'heure_extinction_lumieres',
    doctor: ['column'],
    label: { fr: 'Extinction', en: 'Lights out' },
    longLabel: { fr: 'Heure d’extinction des lumières', en: 'Lights-out time' },
    meaning: {
      fr: 'Heure où la lumière a été éteinte pour dormir',
      en: 'Time at which the light was turned off to sleep',
    },
    question: {
      fr: 'À quelle heure avez-vous éteint la lumière pour dormir ?',
      en: 'What time did you turn off the light to sleep?',
    },
    hint: {
      fr: 'De mémoire, à peu près. Par exemple 2230 pour 22 h 30.',
      en: 'From memory, roughly. For example 2230 for 10:30 p.m.',
    },
    missing: {
      fr: 'Entrez l’heure où vous avez éteint la lumière',
      en: 'Enter the time you turned off the light',
    },
  },
  sleepOnsetLatencyMinutes: {
    ...required,
    ...minutes,
    french: 'duree_endormissement',
    // Not on the page for the doctor, because the table of weeks shows the weekly mean.
    doctor: [],
    label: { fr: 'Endormissement', en: 'Falling asleep' },
    longLabel: { fr: 'Temps mis à s’endormir', en: 'Time to fall asleep' },
    meaning: { fr: 'Temps mis à s’endormir', en: 'Time to fall asleep' },
    question: {
      fr: 'Combien de minutes avez-vous mis à vous endormir ?',
      en: 'How many minutes did it take you to fall asleep?',
    },
    missing: {
      fr: 'Entrez le temps mis à vous endormir, ou cochez « Je n’ai pas dormi cette nuit-là »',
      en: 'Enter how long it took you to fall asleep, or check “I did not sleep that night”',
    },
  },
  awakenings: {
    ...required,
    kind: 'count',
    unit: 'times',
    minimum: 0,
    maximum: 30,
    rangeFault: 'tooManyAwakenings',
    example: 2,
    french: 'nombre_reveils',
    // Not on the page for the doctor, because this page shows the duration of the awakenings.
    doctor: [],
    label: { fr: 'Éveils', en: 'Awakenings' },
    longLabel: {
      fr: 'Nombre de réveils, sans celui du matin',
      en: 'Number of awakenings, without the last one of the morning',
    },
    meaning: {
      fr: 'Nombre de réveils, sans celui du matin',
      en: 'Number of awakenings, without the last one of the morning',
    },
    question: {
      fr: 'Combien de fois le sommeil s’est-il interrompu ?',
      en: 'How many times did you wake up during the night?',
    },
    hint: { fr: 'Sans compter le réveil final.', en: 'Not counting the final wake-up.' },
    missing: {
      fr: 'Entrez le nombre d’éveils : 0 s’il n’y en a pas eu',
      en: 'Enter the number of awakenings: 0 if there were none',
    },
  },
  wakeAfterSleepOnsetMinutes: {
    ...required,
    ...minutes,
    french: 'duree_eveil',
    // Not on the page for the doctor, because the table of weeks shows the weekly mean.
    doctor: [],
    label: { fr: 'Durée des éveils', en: 'Time awake' },
    longLabel: { fr: 'Durée des éveils de la nuit', en: 'Time awake during the night' },
    meaning: {
      fr: 'Durée totale des éveils entre l’endormissement et le réveil final',
      en: 'Time awake between falling asleep and the final wake-up, all together',
    },
    question: {
      fr: 'Combien de minutes ces éveils ont-ils duré en tout ?',
      en: 'How many minutes did those awakenings last altogether?',
    },
    missing: {
      fr: 'Entrez la durée totale des éveils, en minutes',
      en: 'Enter how long the awakenings lasted altogether, in minutes',
    },
  },
  finalWakeUpTime: {
    ...required,
    ...clockTime(6 * 60 + 15),
    french: 'heure_reveil',
    // Not on the page for the doctor, because the chart of the nights shows this time.
    doctor: [],
    label: { fr: 'Réveil final', en: 'Final wake-up' },
    longLabel: { fr: 'Heure du dernier réveil', en: 'Final wake-up time' },
    meaning: {
      fr: 'Heure du dernier réveil du matin',
      en: 'Time of the last wake-up of the morning',
    },
    question: {
      fr: 'À quelle heure était votre réveil final ?',
      en: 'What time was your final wake-up?',
    },
    hint: {
      fr: 'Le dernier, celui après lequel vous n’avez plus dormi.',
      en: 'The last one, after which you did not sleep again.',
    },
    missing: {
      fr: 'Entrez l’heure de votre réveil final',
      en: 'Enter the time of your final wake-up',
    },
  },
  outOfBedTime: {
    ...required,
    ...clockTime(6 * 60 + 45),
    french: 'heure_sortie_lit',
    doctor: ['column'],
    label: { fr: 'Lever', en: 'Out of bed' },
    longLabel: { fr: 'Heure de sortie du lit', en: 'Out-of-bed time' },
    meaning: {
      fr: 'Heure où la personne a quitté le lit pour de bon',
      en: 'Time at which the person got up for good',
    },
    question: {
      fr: 'À quelle heure avez-vous quitté le lit ?',
      en: 'What time did you get out of bed?',
    },
    hint: {
      fr: 'Pour de bon, afin de commencer la journée.',
      en: 'For good, to start the day.',
    },
    missing: {
      fr: 'Entrez l’heure où vous avez quitté le lit',
      en: 'Enter the time you got out of bed',
    },
  },
  napCount: {
    ...required,
    kind: 'count',
    unit: 'naps',
    minimum: 0,
    maximum: 10,
    rangeFault: 'tooManyNaps',
    example: 1,
    french: 'nombre_siestes',
    // Not on the page for the doctor, because this page lists the naps.
    doctor: [],
    label: { fr: 'Nombre de siestes', en: 'Number of naps' },
    longLabel: { fr: 'Nombre de siestes de la veille', en: 'Number of naps the day before' },
    meaning: {
      fr: 'Nombre de siestes de la veille, égal à la longueur de la liste',
      en: 'Number of naps the day before, equal to the length of the list',
    },
  },
  naps: {
    ...required,
    kind: 'naps',
    maximum: 10,
    french: 'siestes',
    doctor: ['detail'],
    label: { fr: 'Siestes', en: 'Naps' },
    longLabel: { fr: 'Siestes de la veille', en: 'Naps the day before' },
    meaning: { fr: 'Siestes de la veille', en: 'Naps the day before' },
    question: {
      fr: 'Avez-vous fait une sieste la veille, le {day} ?',
      en: 'Did you nap the day before, on {day}?',
    },
    missing: {
      fr: 'Dites si vous avez fait une sieste la veille',
      en: 'Say if you took a nap the day before',
    },
  },
  sleepQuality: {
    ...optional,
    ...scale(
      { fr: 'Très mauvaise', en: 'Very poor' },
      { fr: 'Mauvaise', en: 'Poor' },
      { fr: 'Moyenne', en: 'Fair' },
      { fr: 'Bonne', en: 'Good' },
      { fr: 'Très bonne', en: 'Very good' },
    ),
    french: 'qualite_sommeil',
    doctor: ['week', 'column'],
    label: { fr: 'Qualité du sommeil', en: 'Sleep quality' },
    meaning: {
      fr: 'Qualité du sommeil, de 1 (très mauvaise) à 5 (très bonne)',
      en: 'Sleep quality, from 1 (very poor) to 5 (very good)',
    },
    question: {
      fr: 'Comment avez-vous trouvé votre sommeil ?',
      en: 'How was the quality of your sleep?',
    },
  },
  intoBedTime: {
    ...optional,
    ...clockTime(22 * 60 + 15),
    french: 'heure_mise_au_lit',
    doctor: ['detail'],
    label: { fr: 'Mise au lit', en: 'Into bed' },
    longLabel: {
      fr: 'Heure de la mise au lit, à l’extinction des lumières ou avant',
      en: 'Time of going to bed, at or before lights-out',
    },
    meaning: {
      fr: 'Heure de la mise au lit, à l’extinction des lumières ou avant',
      en: 'Time of going to bed, at or before lights-out',
    },
    question: {
      fr: 'À partir de quelle heure étiez-vous au lit ?',
      en: 'What time did you get into bed?',
    },
    hint: {
      fr: 'Si c’était avant d’éteindre la lumière, pour lire par exemple.',
      en: 'If it was before you turned off the light, to read for example.',
    },
  },
  hasTakenSleepMedication: {
    ...optional,
    kind: 'yesNo',
    french: 'medicament_sommeil',
    doctor: ['week', 'detail'],
    label: { fr: 'Médicament pour dormir', en: 'Sleep medication' },
    longLabel: { fr: 'Médicament pris pour dormir', en: 'Medication taken to sleep' },
    weekLabel: { fr: 'Nuits avec médicament', en: 'Nights with medication' },
    meaning: {
      fr: 'Vrai si la personne a pris un médicament pour dormir',
      en: 'True if the person took medication to sleep',
    },
    question: {
      fr: 'Avez-vous pris un médicament pour dormir ?',
      en: 'Did you take medication to help you sleep?',
    },
  },
  alcoholicDrinks: {
    ...optional,
    kind: 'count',
    unit: 'drinks',
    minimum: 0,
    maximum: 30,
    rangeFault: 'outOfRange',
    example: 1,
    french: 'alcool',
    doctor: ['detail'],
    label: { fr: 'Verres d’alcool', en: 'Alcoholic drinks' },
    longLabel: { fr: 'Verres d’alcool de la veille', en: 'Alcoholic drinks the day before' },
    meaning: {
      fr: 'Verres d’alcool de la veille',
      en: 'Standard alcoholic drinks the day before',
    },
    question: {
      fr: 'Combien de verres d’alcool avez-vous bus le {day} ?',
      en: 'How many alcoholic drinks did you have on {day}?',
    },
    hint: {
      fr: 'Un verre : une bière, un verre de vin ou un alcool fort.',
      en: 'One drink: a beer, a glass of wine or one spirit.',
    },
  },
  hasHadAfternoonCaffeine: {
    ...optional,
    kind: 'yesNo',
    french: 'cafeine_apres_midi',
    doctor: ['detail'],
    label: { fr: 'Caféine après midi', en: 'Caffeine after noon' },
    longLabel: {
      fr: 'Caféine après midi, la veille',
      en: 'Caffeine after noon, the day before',
    },
    meaning: {
      fr: 'Vrai si la personne a pris de la caféine après midi, la veille',
      en: 'True if the person had caffeine after noon, the day before',
    },
    question: {
      fr: 'Avez-vous pris de la caféine après midi, le {day} ?',
      en: 'Did you have any caffeine after noon on {day}?',
    },
    hint: {
      fr: 'Café, thé, cola, boisson énergisante.',
      en: 'Coffee, tea, cola, energy drink.',
    },
  },
  note: {
    ...optional,
    kind: 'text',
    maximumLength: 500,
    french: 'note',
    // Not on the page for the doctor, because the participant wrote this text.
    doctor: [],
    label: { fr: 'Note', en: 'Note' },
    meaning: {
      fr: 'Texte que la personne ajoute en ses mots',
      en: 'Text that the person adds in their own words',
    },
    question: { fr: 'Une note sur cette nuit', en: 'A note about this night' },
    hint: {
      fr: 'L’équipe qui vous suit peut la lire.',
      en: 'The team that follows you can read it.',
    },
  },
} as const satisfies Record<string, NightField>;

export type NightFieldName = keyof typeof nightFields;
export const nightFieldNames = Object.keys(nightFields) as NightFieldName[];

export const night = {
  label: { fr: 'Nuit', en: 'Night' },
  french: 'jour_journal_sommeil',
  revision: 3,
  fields: nightFields,
} as const satisfies Entity;

export const nightField = (name: NightFieldName): NightField => nightFields[name];

export const doctorFields = (place: DoctorPlace): NightFieldName[] =>
  nightFieldNames.filter((name) => nightField(name).doctor.includes(place));

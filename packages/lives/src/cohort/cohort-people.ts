import { addDays, programmeRules } from '@aube/api/rules';
import type { Locale } from '@aube/content';
import { LIVES, type Life } from '../lives.ts';
import { randomFrom, toFiveMinutes, wholeBetween, type Random } from '../random.ts';

export type CohortPlan = {
  participants: number;
  weeks: number;
  seed: number;
  /** Local date, `YYYY-MM-DD`; all events of the cohort happen before this date. */
  until: string;
};

export const COHORT_LIMITS = {
  participants: 100_000,
  /** Longer than the programme (25 weeks), so that people have time to open a check week. */
  weeks: 52,
  seed: 2 ** 31 - 1,
} as const;

const FIRST_NAMES = [
  'Ambre',
  'Azur',
  'Bistre',
  'Carmin',
  'Céladon',
  'Cyan',
  'Ébène',
  'Garance',
  'Grenat',
  'Indigo',
  'Ivoire',
  'Lilas',
  'Mauve',
  'Ocre',
  'Pourpre',
  'Safran',
  'Sépia',
  'Turquoise',
  'Vermillon',
  'Violine',
] as const;
const LAST_NAMES = [
  'Abat-Jour',
  'Bouilloire',
  'Couette',
  'Drap-Housse',
  'Édredon',
  'Fauteuil',
  'Horloge',
  'Lanterne',
  'Matelas',
  'Oreiller',
  'Paravent',
  'Pendule',
  'Réveille-Matin',
  'Rideau',
  'Sommier',
  'Tisane',
  'Traversin',
  'Veilleuse',
  'Volet',
  'Couvre-Lit',
] as const;

export const COHORT_PLACES = ['1', '2', '3', '4'].map((number) => ({
  referenceCode: `COHORTE-${number}`,
  name: `Clinique inventée no ${number}`,
}));

export type CohortPerson = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  participantCode: string;
  locale: Locale;
  timeZone: string;
  referenceCode: string;
  firstDayOn: string;
  life: Life;
  isDiligent: boolean;
  /** Programme day on which the person leaves in the evening; null for a person who stays. */
  leavesOnDay: number | null;
  phoneNumber: string | null;
  isActivated: boolean;
  isBegun: boolean;
  pause: { week: number; days: number } | null;
  random: Random;
};

const pick = <T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

/** Draws a value at random. Each share is a probability in percent. */
function drawn<T>(random: Random, shares: readonly (readonly [number, T])[]): T {
  let left = random() * 100;
  for (const [share, value] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  return (shares.at(-1) as readonly [number, T])[1];
}

/**
 * Maps each number to a different 32-bit number, so that each person has separate random numbers.
 */
function scattered(number: number): number {
  let mixed = number >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

const hex = (number: number, digits: number) =>
  number.toString(16).toUpperCase().padStart(8, '0').slice(-digits);

function lifeOf(random: Random): Life {
  const life: Life = drawn<Life>(random, [
    [45, LIVES.adherent],
    [20, LIVES.afterMidnight],
    [15, LIVES.whiteNights],
    [20, LIVES.dropOut],
  ]);
  const better = wholeBetween(random, -8, 5);
  return {
    ...life,
    bedTime: (life.bedTime + toFiveMinutes(wholeBetween(random, -40, 40)) + 1440) % 1440,
    riseTime: life.riseTime + toFiveMinutes(wholeBetween(random, -45, 45)),
    efficiencyPercent: life.efficiencyPercent.map((percent) => Math.min(96, percent + better)),
    missesNight: Math.min(0.6, life.missesNight + random() * 0.15),
  };
}

/**
 * Person number `index` of a cohort, counted from 0. The size of the cohort does not change the
 * person.
 */
export function cohortPerson({ seed, weeks, until }: CohortPlan, index: number): CohortPerson {
  const own = scattered(scattered(seed) + index);
  const random = randomFrom(own);
  const name = `cohorte-${seed}-${String(index + 1).padStart(6, '0')}`;
  const firstName = pick(random, FIRST_NAMES);
  const lastName = pick(random, LAST_NAMES);
  const life = lifeOf(random);
  const stops = life.stopsInWeek <= weeks && random() < 0.6;
  const stagger = wholeBetween(random, 0, programmeRules.daysPerWeek - 1);
  return {
    firstName,
    lastName,
    username: name,
    email: `${name}@exemple.test`,
    participantCode: `P${hex(scattered(seed), 4)}${hex(own, 8)}`,
    locale: drawn<Locale>(random, [
      [80, 'fr'],
      [20, 'en'],
    ]),
    timeZone: drawn(random, [
      [80, 'America/Toronto'],
      [10, 'America/Halifax'],
      [5, 'America/Vancouver'],
      [5, 'Europe/Paris'],
    ]),
    referenceCode: pick(random, COHORT_PLACES).referenceCode,
    firstDayOn: addDays(until, -programmeRules.daysPerWeek * weeks - stagger),
    life,
    isDiligent: random() < 0.9,
    leavesOnDay: stops
      ? programmeRules.daysPerWeek * (life.stopsInWeek - 1) + wholeBetween(random, 1, 6)
      : null,
    phoneNumber: null,
    isActivated: true,
    isBegun: true,
    pause: null,
    random,
  };
}

import { ROLE, type GateQuestionnaire } from '@aube/api/rules';
import { LIVES, type Life } from './lives.ts';
import type { LifePlan } from './play-life.ts';

/** @decision D52 */
export const DEMO_PASSWORD = 'Demo-sommeil-2026';

export type DemoPerson = {
  name: string;
  firstName: string;
  lastName: string;
  roleId: number;
  state: { fr: string; en: string };
  establishment?: 'DEMO-01' | 'DEMO-02';
  programme?: {
    life: Life;
    /** Programme day on the day of the seed, counted from 1. */
    day: number;
    answers: readonly GateQuestionnaire[];
    abandonsOnDay?: number;
    /** By item: answers that differ from the ordinary answers. */
    says?: LifePlan['says'];
  };
};

const ordinaryHours = { ...LIVES.afterMidnight, bedTime: 22 * 60 + 55, riseTime: 6 * 60 + 45 };

const dayOfWeek = (week: number, day: number) => 7 * (week - 1) + day;

/** @decision D52 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'admin',
    firstName: 'Alex',
    lastName: 'Administration',
    roleId: ROLE.administrator,
    state: { fr: 'administration', en: 'administrator' },
  },
  {
    name: 'personnel',
    firstName: 'Camille',
    lastName: 'Personnel',
    roleId: ROLE.staff,
    establishment: 'DEMO-01',
    state: { fr: 'personnel de DEMO-01', en: 'staff of DEMO-01' },
  },
  {
    name: 'nouvelle',
    firstName: 'Nora',
    lastName: 'Nouvelle',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'S0 à remplir', en: 'S0 to answer' },
  },
  {
    name: 'semaine-1',
    firstName: 'Simon',
    lastName: 'Semaine-Un',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 1', en: 'week 1' },
    programme: { life: LIVES.adherent, day: dayOfWeek(1, 5), answers: ['S0'] },
  },
  {
    name: 'semaine-3',
    firstName: 'Thea',
    lastName: 'Semaine-Trois',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 3', en: 'week 3' },
    programme: { life: ordinaryHours, day: dayOfWeek(3, 1), answers: ['S0'] },
  },
  {
    name: 'semaine-7',
    firstName: 'Salim',
    lastName: 'Semaine-Sept',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 7, S6 à remplir', en: 'week 7, S6 to answer' },
    programme: { life: LIVES.adherent, day: dayOfWeek(7, 3), answers: ['S0'] },
  },
  {
    name: 'semaine-13',
    firstName: 'Tina',
    lastName: 'Semaine-Treize',
    roleId: ROLE.participant,
    establishment: 'DEMO-02',
    state: {
      fr: 'semaine 13, S12 à remplir (DEMO-02)',
      en: 'week 13, S12 to answer (DEMO-02)',
    },
    programme: { life: LIVES.whiteNights, day: dayOfWeek(13, 2), answers: ['S0', 'S6'] },
  },
  {
    name: 'semaine-25',
    firstName: 'Victor',
    lastName: 'Semaine-Vingt-Cinq',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 25, S24 à remplir', en: 'week 25, S24 to answer' },
    programme: { life: LIVES.adherent, day: dayOfWeek(25, 4), answers: ['S0', 'S6', 'S12'] },
  },
  {
    name: 'abandon',
    firstName: 'Diane',
    lastName: 'Abandon',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'programme abandonné', en: 'programme abandoned' },
    programme: {
      life: LIVES.dropOut,
      day: dayOfWeek(6, 1),
      answers: ['S0'],
      abandonsOnDay: dayOfWeek(4, 2),
      says: { safety_shifts: 'yes', leaving_reasons: ['feltWorse'], leaving_contact: 'yes' },
    },
  },
];

export const demoEmail = (name: string) => `${name}@exemple.test`;

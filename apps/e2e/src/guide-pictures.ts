import type { Locale } from '@aube/client';
import type { Page } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { DIARY } from './diary-steps.ts';

export type Picture = {
  readonly id: string;
  readonly who: string;
  readonly path: string;
  readonly prepare?: (page: Page, locale: Locale) => Promise<unknown>;
};

const toTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 16));

const WHOLE_WEEK = { fr: 'Voir toute la semaine', en: 'See the whole week' } as const;
const INVITE = { fr: 'Inviter', en: 'Invite' } as const;
const VIEWS = { fr: 'Vues', en: 'Views' } as const;
const NAME_OF_VIEW = { fr: 'Nom de la vue affichée', en: 'Name of the view shown' } as const;
const DELETE = /^(Effacer|Delete) /u;
const KEEP = { fr: 'Garder cette vue', en: 'Keep this view' } as const;
const OWN_VIEW = { fr: 'Par dernière activité', en: 'By last activity' } as const;
const ADD_CONTACT = { fr: 'Ajouter un contact', en: 'Add a contact' } as const;

export const participantPictures: readonly Picture[] = [
  { id: 'programme', who: 'semaine-3', path: '/mon-programme' },
  {
    id: 'night',
    who: 'semaine-3',
    path: `/journal-sommeil/${diaryDate()}`,
    prepare: async (page, locale) => {
      const field = page.getByLabel(DIARY[locale].lightsOutTime, { exact: true });
      await field.fill('2245');
      await field.blur();
      await toTop(page, 'form');
    },
  },
  {
    id: 'schedule',
    who: 'semaine-3',
    path: '/mon-programme/semaine/2',
    prepare: async (page, locale) => {
      await page.getByRole('button', { name: WHOLE_WEEK[locale] }).click();
      await toTop(page, 'section:has(> h2) ~ *');
    },
  },
  {
    id: 'module',
    who: 'semaine-3',
    path: '/mon-programme/module/3',
  },
  {
    id: 'video',
    who: 'semaine-1',
    path: '/mon-programme/module/1/video',
    prepare: async (page) => {
      const film = page.locator('video');
      await film.evaluate((element: HTMLVideoElement) => element.play());
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2);
      await film.evaluate((element: HTMLVideoElement) => element.pause());
      await toTop(page, '.player');
    },
  },
  {
    id: 'exercise',
    who: 'semaine-1',
    path: '/mon-programme/module/1/chapitre/1',
    prepare: (page) => toTop(page, '.exercise'),
  },
  {
    id: 'evolution',
    who: 'semaine-3',
    path: '/evolution-sommeil',
    prepare: (page) => toTop(page, 'main h2'),
  },
  {
    id: 'display',
    who: 'semaine-3',
    path: '/activites',
    prepare: (page) => page.locator('.site-header summary').first().click(),
  },
];

export const staffPictures: readonly Picture[] = [
  { id: 'home', who: 'admin', path: '/admin' },
  { id: 'calls', who: 'admin', path: '/admin', prepare: (page) => toTop(page, '#calls') },
  {
    id: 'invite',
    who: 'admin',
    path: '/admin/invitations',
    prepare: (page, locale) =>
      page.getByRole('button', { name: INVITE[locale], exact: true }).click(),
  },
  { id: 'participants', who: 'admin', path: '/admin/participants' },
  {
    id: 'views',
    who: 'admin',
    path: '/admin/participants?tri=activite',
    prepare: async (page, locale) => {
      const name = OWN_VIEW[locale];
      await page.locator('summary').filter({ hasText: VIEWS[locale] }).click();
      await page.getByLabel(NAME_OF_VIEW[locale]).waitFor();
      for (const each of await page.getByRole('button', { name: DELETE }).all()) await each.click();
      await page.getByRole('button', { name: DELETE }).first().waitFor({ state: 'detached' });
      await page.getByLabel(NAME_OF_VIEW[locale]).fill(name);
      await page.getByRole('button', { name: KEEP[locale] }).click();
      await page.getByRole('link', { name }).first().waitFor();
    },
  },
  {
    id: 'selection',
    who: 'admin',
    path: '/admin/participants',
    prepare: async (page) => {
      const boxes = page.locator('tbody input[type=checkbox]');
      for (const place of [0, 1, 2]) await boxes.nth(place).check();
    },
  },
  {
    id: 'follow-up',
    who: 'admin',
    path: '/admin/participants',
    prepare: async (page) => {
      await page.locator('main input[type=search]').fill('Semaine-Vingt-Cinq');
      await page
        .locator('tbody th')
        .getByRole('link', { name: /Semaine-Vingt-Cinq/ })
        .click();
      await page.waitForURL(/\/suivi$/u);
      await page.getByRole('heading', { level: 2 }).last().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { id: 'figures', who: 'admin', path: '/admin/statistiques' },
  { id: 'data', who: 'admin', path: '/admin/donnees' },
  { id: 'account', who: 'admin', path: '/admin/utilisateurs/ajouter' },
  {
    id: 'contacts',
    who: 'admin',
    path: '/admin/reglages/coordonnees',
    prepare: (page, locale) => page.getByRole('button', { name: ADD_CONTACT[locale] }).click(),
  },
  {
    id: 'instruments',
    who: 'admin',
    path: '/admin/reglages/questionnaires',
    prepare: (page) => toTop(page, 'fieldset'),
  },
];

import type { Locator } from '@playwright/test';
import { invite, registerNewcomer } from '../people.ts';
import type { Hand } from './hand.ts';
import { writeNap, writeNight } from './steps/night-steps.ts';
import { ACCENTED_PASSWORD } from './people.ts';
import { exportNights, followUp, readCallList, searchParticipants } from './steps/staff-steps.ts';
import type { Step, Walker } from './step.ts';

const person = { firstName: 'Zoé', lastName: 'Lefèvre', password: ACCENTED_PASSWORD };

async function register({ hand, site, hazard }: Walker): Promise<void> {
  const { page } = hand;
  const email = `${hazard}-guest-${Date.now()}@exemple.test`;
  await page.goto((await invite(site)).path);
  await hand.type(page.locator('#firstName'), person.firstName);
  await hand.type(page.locator('#lastName'), person.lastName);
  await page.locator('#email').fill(email);
  await hand.type(page.locator('#password'), person.password);
  await hand.type(page.locator('#passwordConfirmation'), person.password);
  if (hand.isPlaceAsked) await page.locator('#timeZone').selectOption('America/Toronto');
  await page.locator('#consent').check();
  await hand.submit();
  await hand.see(email);
}

async function activate({ hand, site, hazard }: Walker): Promise<void> {
  const email = `${hazard}-active-${Date.now()}@exemple.test`;
  const { path } = await registerNewcomer(site, email, person);
  await hand.page.goto(path);
  await hand.submit();
  await hand.page.waitForURL(/questionnaire-s0$/);
  await hand.main.getByRole('button', { name: 'Commencer' }).waitFor();
}

/**
 * Waits for the question. When an earlier try has already succeeded, the page shows the effect
 * instead.
 */
async function isStillAsked(question: Locator, effect: Locator): Promise<boolean> {
  await question.or(effect).first().waitFor();
  return question.first().isVisible();
}

async function logIn({ hand, crowd }: Walker): Promise<void> {
  const { page } = hand;
  await page.goto('/connexion');
  const identifier = page.locator('#identifier');
  const greeting = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Zoé' });
  if (await isStillAsked(identifier, greeting)) {
    await identifier.fill(crowd.diarist.email);
    await hand.type(page.locator('#password'), crowd.diarist.password);
    await hand.submit();
    await page.waitForURL((url) => !url.pathname.includes('/connexion'));
  }
  await greeting.waitFor();
}

async function answerFirstPage(hand: Hand): Promise<void> {
  await hand.pressButton('Commencer');
  await hand.page.waitForURL(/[?&]page=1$/);
  const questions = hand.main.locator('fieldset');
  await questions.first().waitFor();
  for (const question of await questions.all()) await question.locator('input').first().check();
  await hand.pressButton('Continuer');
  await hand.page.waitForURL(/[?&]page=2$/);
  await hand.main.locator('fieldset, input').first().waitFor();
}

async function readToday({ hand }: Walker): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  const greeting = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Thea' });
  const login = hand.main.getByRole('link', { name: 'Se connecter' }).first();
  if (await isStillAsked(login, greeting)) await hand.press(login);
  await greeting.waitFor();
  await hand.press(page.locator('a[href="/journal-sommeil"]:visible').first());
  await page.waitForURL(/\/journal-sommeil$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function readReview({ hand }: Walker): Promise<void> {
  await hand.page.goto('/mon-programme/semaine/1');
  const card = hand.page.getByRole('region', { name: 'Ma semaine' });
  const nothing = card.getByLabel('Rien de cela', { exact: true });
  const nights = card.getByText('Vos nuits, et ce qu’elles disent');
  if (await isStillAsked(nothing, nights)) {
    await nothing.check();
    await hand.pressButton('Envoyer', card);
  }
  const days = card.getByText('Ma journée en deux touches');
  if (await isStillAsked(days, nights)) await hand.pressButton('Continuer', card);
  await nights.first().waitFor();
}

async function tellSleepiness({ hand }: Walker): Promise<void> {
  await hand.page.goto('/mon-programme/semaine/2');
  const section = hand.page.getByRole('region', { name: 'Horaire de la semaine 2' });
  const fought = section.getByLabel(/^J’ai lutté contre le sommeil/);
  const safety = section.getByText('Votre sécurité passe d’abord');
  if (await isStillAsked(fought, safety)) {
    await fought.check();
    await hand.pressButton('Envoyer', section);
  }
  await safety.first().waitFor();
  await hand.press(section.getByRole('button', { name: /^Corriger/ }));
  await section.getByRole('button', { name: 'Choisir cet horaire' }).waitFor();
}

async function changeAccount({ hand }: Walker): Promise<void> {
  await hand.page.goto('/mon-compte');
  const me = hand.page
    .locator('details')
    .filter({ has: hand.page.getByRole('heading', { level: 3, name: 'Moi' }) });
  if (!(await me.evaluate((details: HTMLDetailsElement) => details.open)))
    await me.locator('summary').click();
  await hand.type(me.getByLabel('Prénom'), 'Zoé-Anaïs');
  await hand.pressButton('Enregistrer mon nom', me);
  await hand.see('Zoé-Anaïs');
}

export const STEPS: Record<string, Step> = {
  registration: { as: 'guest', walk: register },
  activation: { as: 'guest', walk: activate },
  login: { as: 'guest', walk: logIn },
  'first pages of S0': {
    as: 'newcomer',
    async walk({ hand }) {
      await hand.page.goto('/mon-programme');
      await answerFirstPage(hand);
    },
  },
  today: { as: 'life', walk: readToday },
  night: { as: 'diarist', walk: writeNight },
  nap: { as: 'diarist', walk: writeNap },
  'review of the week': { as: 'diarist', walk: readReview },
  sleepiness: { as: 'sleepy', walk: tellSleepiness },
  'self-screening': {
    as: 'guest',
    async walk({ hand }) {
      await hand.page.goto('/evaluez-mon-sommeil');
      await answerFirstPage(hand);
    },
  },
  account: { as: 'sleepy', walk: changeAccount },
  'call list': { as: 'staff', walk: readCallList },
  participants: {
    as: 'staff',
    async walk(walker) {
      await searchParticipants(walker);
    },
  },
  'follow-up': { as: 'staff', walk: followUp },
  export: { as: 'staff', walk: exportNights },
};

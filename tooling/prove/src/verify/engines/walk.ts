import { setTimeout as delay } from 'node:timers/promises';
import type { DemoSite } from '../demo-site.ts';
import { Hand } from './hand.ts';
import { activationPath, dayAt, invite, lightsOutAt, makeDiarist, PASSWORD } from '../people.ts';
import type { Engine } from './engine.ts';

type Walker = { hand: Hand; site: DemoSite; name: string; diarist: string };

type Step = { name: string; walk: (walker: Walker) => Promise<void> };

const submit = { css: 'main form button[type=submit]' };

async function logIn({ hand }: Walker, identifier: string, isOwnDevice = false): Promise<void> {
  await hand.goto('/connexion');
  await hand.write({ css: '#identifier' }, identifier);
  await hand.write({ css: '#password' }, PASSWORD);
  if (isOwnDevice) await hand.press({ css: 'label:has(#device-own)' });
  await hand.press({ css: 'button[type=submit]' });
  await hand.until(
    'a page behind the login',
    `() => !location.pathname.includes('/connexion') && document.readyState === 'complete' && document.querySelector('main h1') !== null`,
  );
  await delay(1_000);
}

async function logOut({ hand }: Walker): Promise<void> {
  await hand.goto('/mon-compte');
  await hand.press({ css: 'summary', says: 'Menu' });
  await hand.press({ css: 'button', says: 'Déconnexion' });
  await hand.until(
    'the login page',
    `() => document.readyState === 'complete' && document.querySelector('#identifier') !== null`,
  );
  await delay(1_000);
}

async function register(walker: Walker): Promise<void> {
  const { hand, site, name } = walker;
  const email = `${name}-newcomer@exemple.test`;
  await hand.goto((await invite(site)).path);
  await hand.write({ css: '#firstName' }, 'Ana');
  await hand.write({ css: '#lastName' }, 'Tremblay');
  await hand.write({ css: '#email' }, email);
  await hand.write({ css: '#password' }, PASSWORD);
  await hand.write({ css: '#passwordConfirmation' }, PASSWORD);
  await hand.press({ css: 'label[for=consent], label:has(#consent)' });
  await hand.press(submit);
  await hand.sees(email);
  await hand.goto(await activationPath(site, email));
  await hand.press(submit);
  await hand.isAt(/questionnaire-s0$/);
}

const CHOSEN = `(number) => {
  const open = [...document.querySelectorAll('main fieldset')].filter((each) => !each.querySelector('input:checked'));
  const input = open[0]?.querySelector('input[type=radio], input[type=checkbox]');
  if (!input) return { left: 0 };
  return { left: open.length, id: input.id };
}`;

async function answerS0({ hand }: Walker): Promise<void> {
  await hand.press({ css: 'main button', says: 'Commencer' });
  for (let page = 1; page < 40; page += 1) {
    const place = await hand.until<string>(
      'a page of the questionnaire',
      `(before) => {
        const place = new URLSearchParams(location.search).get('page');
        return place !== null && place !== before && place;
      }`,
      page === 1 ? null : String(page - 1),
    );
    if (place === 'verification') break;
    await hand.until('the questions', `() => document.querySelector('main fieldset') !== null`);
    for (let tries = 0; tries < 60; tries += 1) {
      const { left, id } = await hand.engine.run<{ left: number; id?: string }>(CHOSEN);
      if (left === 0 || id === undefined) break;
      await hand.press({ css: `label[for="${id}"], label:has([id="${id}"])` });
    }
    await hand.press({ css: 'main button', says: 'Continuer' });
  }
  await hand.press({ css: 'main button', says: 'Envoyer mes réponses' });
  await hand.sees('Vos réponses sont envoyées. Merci.');
}

const NIGHT = [
  ['À quelle heure avez-vous éteint', '2230'],
  ['Combien de minutes avez-vous mis', '20'],
  ['Combien de fois le sommeil', '2'],
  ['Combien de minutes ces éveils', '30'],
  ['À quelle heure était votre réveil', '615'],
  ['À quelle heure avez-vous quitté', '645'],
] as const;

async function writeNight({ hand }: Walker, day: string): Promise<void> {
  await hand.goto(`/journal-sommeil/${day}`);
  for (const [label, answer] of NIGHT) {
    if (label.startsWith('À quelle heure')) await hand.writeAt(label, answer);
    else {
      const within = { css: 'main fieldset', says: label };
      await hand.press({ css: 'label.chip', says: answer, within });
    }
  }
  const naps = { css: 'main fieldset', says: 'Avez-vous fait une sieste' };
  await hand.press({ css: 'label', says: 'Non', within: naps });
  await hand.press({ css: 'main button', says: 'Enregistrer ma nuit' });
}

async function saveNight(walker: Walker): Promise<void> {
  const { hand, site, diarist } = walker;
  await writeNight(walker, dayAt(-2));
  await hand.sees('6 h 55');
  await hand.sees('Modifier cette nuit');
  const [lightsOut] = await lightsOutAt(site, diarist, [dayAt(-2)]);
  if (lightsOut !== 1350) throw new Error(`The server has ${lightsOut} for 22:30.`);
}

async function readChapter({ hand }: Walker): Promise<void> {
  await hand.goto('/mon-programme/module/1/chapitre/1');
  const answer = { css: '.exercise .answer-text, .exercise input' };
  await hand.write(answer, 'Les jambes lourdes');
  await hand.sees('Enregistré');
  await hand.goto('/mon-programme/module/1/chapitre/1');
  await hand.until(
    'the answer after a reload',
    `() => document.querySelector('.exercise .answer-text, .exercise input')?.value === 'Les jambes lourdes'`,
  );
}

async function watchFilm({ hand }: Walker): Promise<void> {
  await hand.goto('/mon-programme/module/1/video');
  await hand.press({ css: 'main button', says: 'Lecture' });
  await hand.until(
    'three seconds of the film',
    `() => (document.querySelector('video')?.currentTime ?? 0) > 3`,
  );
  const isDrawn = `() => (document.querySelector('video')?.videoWidth ?? 0) > 0`;
  await hand.until('a picture of the film', isDrawn);
  await hand.press({ css: 'main button', says: 'Pause' });
  await hand.until('the film at rest', `() => document.querySelector('video')?.paused === true`);
}

async function keepNightOffline(walker: Walker): Promise<void> {
  const { hand, site, diarist } = walker;
  await logOut(walker);
  await logIn(walker, diarist, true);
  await hand.goto('/journal-sommeil');
  await hand.until(
    'the worker',
    `async () => (await navigator.serviceWorker?.getRegistration())?.active?.state === 'activated' && navigator.serviceWorker.controller !== null`,
  );
  await hand.until(
    'what was seen, kept on the device',
    `async () => {
      const found = await indexedDB.databases();
      if (!found.some(({ name }) => name === 'aube')) return false;
      const answer = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const database = await answer(indexedDB.open('aube'));
      const [seen] = await answer(database.transaction('seen').objectStore('seen').getAll());
      database.close();
      return Boolean(seen?.overview);
    }`,
  );
  await site.away();
  try {
    await writeNight(walker, dayAt(0));
    await hand.sees('Pas encore envoyée');
  } finally {
    await site.back();
  }
  await hand.goto('/journal-sommeil');
  const endsAt = Date.now() + 60_000;
  for (;;) {
    const [lightsOut] = await lightsOutAt(site, diarist, [dayAt(0)]);
    if (lightsOut === 1350) return;
    if (Date.now() > endsAt)
      throw new Error(`The night was not sent: the server has ${lightsOut}.`);
  }
}

const STEPS: readonly Step[] = [
  { name: 'register', walk: register },
  { name: 'questionnaire', walk: answerS0 },
  {
    name: 'log in',
    async walk(walker) {
      await logOut(walker);
      await logIn(walker, walker.diarist);
    },
  },
  { name: 'night', walk: saveNight },
  { name: 'chapter', walk: readChapter },
  { name: 'film', walk: watchFilm },
  { name: 'offline night', walk: keepNightOffline },
];

export const STEP_COUNT = STEPS.length;

export type Walked = { step: string; tookMs: number; fault: string | null };

export async function walkEngine(
  engine: Engine,
  site: DemoSite,
  keepPicture: (step: string, picture: Buffer) => void,
): Promise<Walked[]> {
  const name = engine.name.toLowerCase();
  const diarist = await makeDiarist(site, `${name}-diarist`);
  const walker = { hand: new Hand(engine, site.url), site, name, diarist };
  const walked: Walked[] = [];
  for (const { name: step, walk } of STEPS) {
    const startedAt = performance.now();
    const fault = await walk(walker).then(
      () => null,
      (thrown: unknown) => (thrown as Error).message,
    );
    walked.push({ step, tookMs: Math.round(performance.now() - startedAt), fault });
    const picture = await engine.picture().catch(() => null);
    if (picture !== null) keepPicture(step, picture);
  }
  return walked;
}

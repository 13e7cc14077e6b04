import { expect, type Page, test } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { logInNewcomer, makeNewcomer, password } from './newcomer.ts';
import {
  followSaves,
  keepThreeNights,
  keptCounts,
  keptSuspension,
  nightsAtServer,
  keepInstalledFilesOnly,
  openOwnDevice,
  threeNights,
  wakeWorker,
} from './offline-steps.ts';
import { fillLogin } from './people.ts';
import { faultsOf, violationsOf } from './violations.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const [, second, third] = threeNights;
/** The check is repeated, because the page may still be closing. */
const expectKept = (page: Page, kept: string) =>
  expect(async () => expect(await keptCounts(page)).toBe(kept)).toPass({ timeout: 10_000 });
const unsentWords = '3 nuits ne sont pas encore envoyées';
const noticeOn = (page: Page) =>
  page.getByRole('complementary', { name: 'Nuits gardées sur cet appareil' });

test('three nights written in flight mode are sent once each, in order, once the site is online again', async ({
  page,
  context,
  baseURL,
}) => {
  const { client } = await openOwnDevice(page, baseURL ?? '', 'flight');
  const saves = followSaves(context);
  await keepThreeNights(page, context, ordinaryNight);
  expect(await faultsOf(page)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  await test.step('the site opens from the device, and says where each night stands', async () => {
    await again.goto('/journal-sommeil');
    await expect(noticeOn(again).getByText(unsentWords)).toBeVisible();
    const main = again.getByRole('main');
    await expect(main.getByText('gardée sur cet appareil')).toHaveCount(4);
    expect(await faultsOf(again)).toEqual([]);
    expect(await nightsAtServer(client)).toEqual([null, null, null]);
  });

  saves.length = 0;
  await context.setOffline(false);
  await expect(noticeOn(again).getByText('3 nuits envoyées')).toBeVisible();
  expect(saves).toEqual(['1320', '1335', '1350']);
  expect(await nightsAtServer(client)).toEqual([1320, 1335, 1350]);
  expect(await keptCounts(again)).toBe('seen 1');

  await test.step('nothing is sent again', async () => {
    await again.reload();
    await expect(again.getByText(/^Enregistrée à/)).toBeVisible();
    await expect(noticeOn(again).getByText('3 nuits envoyées')).toBeHidden();
    expect(saves).toHaveLength(3);
  });
});

test('three nights of a site that is closed are sent by the worker when the browser wakes it, once each', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { client } = await openOwnDevice(page, url, 'wake');
  await keepThreeNights(page, context, ordinaryNight);
  const elsewhere = await context.newPage();
  await page.close();
  await context.setOffline(false);
  expect(await nightsAtServer(client)).toEqual([null, null, null]);

  await wakeWorker(elsewhere, url);
  await expect.poll(() => nightsAtServer(client)).toEqual([1320, 1335, 1350]);

  await test.step('the next opening has nothing left to send', async () => {
    const saves = followSaves(context);
    await elsewhere.goto('/journal-sommeil');
    await expect(elsewhere.getByText(/^Enregistrée à/)).toBeVisible();
    await expectKept(elsewhere, 'seen 1');
    expect(saves).toEqual([]);
  });
});

test('a night that another device wrote meanwhile is compared in place, and the others are sent', async ({
  page,
  context,
  baseURL,
}) => {
  const { client } = await openOwnDevice(page, baseURL ?? '', 'compare');
  await keepThreeNights(page, context, ordinaryNight);
  await page.close();
  await client.diary.saveDay.mutate({
    day: { date: second },
    night: {
      lightsOutTime: 1410,
      sleepOnsetLatencyMinutes: 10,
      awakenings: 0,
      wakeAfterSleepOnsetMinutes: 0,
      finalWakeUpTime: 390,
      outOfBedTime: 400,
      napCount: 0,
      naps: [],
    },
  });

  const again = await context.newPage();
  await again.goto('/');
  const filled = again.getByRole('listitem').filter({ hasText: /Nuit du .+complété/ });
  await expect(filled.first()).toBeVisible();
  const week = again.getByText(`${await filled.count()} nuits notées sur 7`, { exact: true });
  await expect(week, 'the figure says what the dots show').toBeVisible();
  await again.goto('/journal-sommeil');
  await expect(noticeOn(again).getByText(unsentWords)).toBeVisible();
  await context.setOffline(false);
  const aside = noticeOn(again);
  await expect(aside.getByText('à comparer')).toBeVisible();
  await expect(aside.getByText('envoyée', { exact: true })).toHaveCount(2);
  expect(await nightsAtServer(client)).toEqual([1320, 1410, 1350]);

  await aside.getByRole('listitem').filter({ hasText: 'à comparer' }).getByRole('link').click();
  await expect(again).toHaveURL(new RegExp(`${nightPath(second)}$`));
  const heading = again.getByRole('heading', {
    name: 'Cette nuit a été enregistrée ailleurs entre-temps',
  });
  await expect(heading).toBeFocused();
  const row = again
    .getByRole('rowgroup')
    .filter({ has: again.getByRole('rowheader', { name: /^Extinction/ }) });
  await expect(row).toContainText('22 h 15');
  await expect(row).toContainText('23 h 30');
  expect(await faultsOf(again)).toEqual([]);
  await again.getByRole('button', { name: 'Garder ce que j’ai écrit ici' }).click();
  await new DiaryHand(again, 'fr').expectSaved();
  expect(await nightsAtServer(client)).toEqual([1320, 1335, 1350]);
  await expectKept(again, 'seen 1');
});

test('a logout in the middle says what would be lost, erases it, and nobody else sends it', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { client } = await openOwnDevice(page, url, 'logout');
  await keepThreeNights(page, context, ordinaryNight);
  await context.route('**/trpc/diary.saveDay**', (route) =>
    route.request().postData()?.includes('"lightsOutTime":1320') === true
      ? route.continue()
      : route.abort(),
  );
  await context.setOffline(false);
  const left = noticeOn(page).getByText('2 nuits ne sont pas encore envoyées');
  await expect(left).toBeVisible();
  expect(await nightsAtServer(client)).toEqual([1320, null, null]);

  const leave = async () => {
    const logout = page.getByRole('button', { name: 'Déconnexion' });
    if (await logout.isHidden()) await page.locator('summary').filter({ hasText: 'Menu' }).click();
    await logout.click();
  };
  await leave();
  const dialog = page.getByRole('dialog', { name: '2 nuits ne sont pas encore envoyées' });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Garder ma session ouverte' }).click();
  await expect(dialog).toBeHidden();
  expect(await keptCounts(page)).toBe('nights 2, seen 1');

  await leave();
  await dialog.getByRole('button', { name: 'Effacer et me déconnecter' }).click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expectKept(page, 'nothing');

  await test.step('another account on the same device sees and sends nothing of it', async () => {
    await context.unroute('**/trpc/diary.saveDay**');
    const saves = followSaves(context);
    const other = await makeNewcomer(url, 'next');
    await fillLogin(page, { identifier: other, password }, 'fr');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /Bonjour|Bonsoir|Cette nuit/,
    );
    await expect(left).toBeHidden();
    expect(saves).toEqual([]);
    expect(await nightsAtServer(client)).toEqual([1320, null, null]);
  });
});

test('an answer that suspends the schedule suspends it in the stored programme too', async ({
  page,
  baseURL,
}) => {
  await openOwnDevice(page, baseURL ?? '', 'suspended', { programmeDay: 10 });
  expect(await keptSuspension(page)).toBeNull();
  await page.goto('/mon-compte#ma-sante');
  await page.route('**/trpc/**programme.overview**', (route) => route.abort());
  const question = page.getByRole('group', { name: 'Êtes-vous enceinte?' });
  const questions = page.getByRole('group', { name: /^Question \d+ de 17/ });
  const noes = questions.getByLabel('Non', { exact: true });
  await expect(noes).toHaveCount(17);
  for (const no of await noes.all()) await no.check();
  await question.getByLabel('Oui', { exact: true }).check();
  await page.getByRole('button', { name: 'Envoyer mes réponses' }).click();
  await expect(page.getByText('sans l’avis de la personne qui suit')).toBeVisible();
  await expect.poll(() => keptSuspension(page)).toBe('safety');
});

test('nights wait for their person when the session has ended, and for nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { client, email } = await openOwnDevice(page, url, 'ended');
  await keepThreeNights(page, context, ordinaryNight);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/connexion$/);
  await expectKept(page, 'nights 3');
  await page.goto('/connexion');
  await logInNewcomer(page, email);
  await expect.poll(() => nightsAtServer(client)).toEqual([1320, 1335, 1350]);
});

test('somebody else who logs in finds nothing of the nights that were kept', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { client } = await openOwnDevice(page, url, 'relative');
  await keepThreeNights(page, context, ordinaryNight);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/connexion$/);
  await logInNewcomer(page, await makeNewcomer(url, 'other'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectKept(page, 'nothing');
  expect(await nightsAtServer(client)).toEqual([null, null, null]);
});

test('what is half typed without a network outlives the tab', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnDevice(page, baseURL ?? '', 'half');
  await context.setOffline(true);
  await page.goto(nightPath(third));
  const hand = new DiaryHand(page, 'fr');
  await hand.time('lightsOutTime').fill('2245');
  await hand.time('lightsOutTime').press('Tab');
  await expect(page.getByText('Brouillon gardé sur cet appareil.')).toBeVisible();
  await expectKept(page, 'drafts 1, seen 1');
  await page.close();
  const again = await context.newPage();
  await again.goto(nightPath(third));
  await expect(new DiaryHand(again, 'fr').time('lightsOutTime')).toHaveValue('22:45');
  await context.setOffline(false);
  await expect(again.getByText(hand.words.draftKept)).toBeVisible();
  await expectKept(again, 'seen 1');
});

test('on a shared device the page says that nothing is kept, before one types', async ({
  page,
  context,
  baseURL,
}) => {
  const email = await makeDiarist(baseURL ?? '', 'shared', { programmeDay: 5 });
  await logInNewcomer(page, email);
  await page.goto(nightPath(third));
  await expect(new DiaryHand(page, 'fr').time('lightsOutTime')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne, sur un appareil partagé')).toBeVisible();
  await expect(page.getByText('Vous pouvez lire ce qui est à l’écran.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await keptCounts(page)).toBe('nothing');
});

test('every page of the night and the day opens from what the installation keeps', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnDevice(page, baseURL ?? '', 'installed');
  await context.setOffline(true);
  await expect(page.getByText('Vous pouvez noter vos nuits')).toBeVisible();
  for (const path of [
    '/',
    '/mon-programme',
    '/journal-sommeil',
    nightPath(threeNights[2]),
    '/mon-programme/semaine/1',
    '/activites',
    '/je-suis-reveille',
    '/personnes-ressources',
  ])
    await test.step(path, async () => {
      await keepInstalledFilesOnly(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('« Je ne dors pas » opens without a network, in the dark whatever the display is', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnDevice(page, baseURL ?? '', 'awake');
  await context.setOffline(true);
  await keepInstalledFilesOnly(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Je ne dors pas' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je ne dors pas');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByText('Inspirez')).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('Inspirez')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je ne dors pas');
  await page.getByRole('link', { name: 'Aube, accueil' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

for (const [locale, file, name] of [
  ['fr', '/aube.webmanifest', 'Mon journal du sommeil'],
  ['en', '/en/aube.webmanifest', 'My sleep diary'],
] as const) {
  test(`the site can be installed in its language, with icons that are there (${locale})`, async ({
    page,
  }) => {
    await page.goto(locale === 'fr' ? '/connexion' : '/en/connexion');
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', file);
    const manifest = (await (await page.request.get(file)).json()) as {
      icons: { src: string; purpose: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest.shortcuts.map((each) => each.name)).toContain(name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([src, icon.headers()['content-type']]).toEqual([src, 'image/png']);
    }
    for (const { url } of manifest.shortcuts) {
      expect((await page.request.get(url)).status()).toBe(200);
    }
  });
}

test('the offer to install follows a saved night, and is closed for good', async ({
  page,
  baseURL,
}) => {
  await openOwnDevice(page, baseURL ?? '', 'install');
  const title = page.getByText('Aube sur votre écran d’accueil');
  const saveNight = async (date: string) => {
    await page.goto(nightPath(date));
    const hand = new DiaryHand(page, 'fr');
    await hand.enter(ordinaryNight);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => null });
      dispatchEvent(offer);
    });
    await hand.save();
    await hand.expectSaved();
  };
  await saveNight(second);
  await expect(title).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ne plus le proposer' }).click();
  await expect(title).toBeHidden();
  await saveNight(third);
  await expect(page.getByText(/^Enregistrée à/)).toBeVisible();
  await expect(title).toBeHidden();
});

const PROMISES = [
  ['/faq', '« Pas encore envoyée »', 'marked “Not sent yet”', 'three nights'],
  ['/faq', 'vous pouvez fermer le site', 'you can close the site', 'three nights'],
  ['/faq', 'envoyée une seule fois', 'It is sent once', 'three nights'],
  ['/faq', 'le journal et la dernière semaine', 'the diary and the last week', 'three nights'],
  ['/faq', 'montre les deux versions', 'shows both versions', 'another device wrote'],
  ['/faq', 'et le dit d’abord', 'and says so first', 'a logout in the middle'],
  ['/faq', 'rien n’y est gardé', 'nothing is kept on it', 'on a shared device'],
  ['/confidentialite', 'jusqu’à leur envoi', 'until they are', 'three nights'],
  [
    '/confidentialite',
    'La déconnexion efface le tout',
    'Logging out erases',
    'a logout in the middle',
  ],
  ['/confidentialite', 'd’une autre personne', 'another person logging in', 'somebody else'],
  ['/confidentialite', 'votre session se ferme seule', 'ends by itself', 'nights wait for'],
  ['/confidentialite', 'rien de cela n’est gardé', 'none of this is kept', 'on a shared device'],
] as const;

test('what the FAQ and the privacy notice say of a device, a journey keeps', async ({ page }) => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');
  for (const path of ['/faq', '/confidentialite'] as const) {
    for (const [prefix, column] of [
      ['', 1],
      ['/en', 2],
    ] as const) {
      await page.goto(`${prefix}${path}`);
      const promised = PROMISES.filter((promise) => promise[0] === path);
      await expect(async () => {
        const said = plain((await page.getByRole('main').textContent()) ?? '');
        const missing = promised
          .map((promise) => promise[column])
          .filter((words) => !said.includes(plain(words)));
        expect([prefix, path, missing]).toEqual([prefix, path, []]);
      }).toPass({ timeout: 10_000 });
    }
  }
});

test('a questionnaire that is due keeps nobody from writing last night in flight mode', async ({
  page,
  context,
  baseURL,
}) => {
  const { client } = await openOwnDevice(page, baseURL ?? '', 'due', { programmeDay: 43 });
  await expect(page).toHaveURL(/\/questionnaire-s6$/);
  await expect(page.getByRole('button', { name: /^Noter la nuit du/ })).toBeVisible();
  await keepInstalledFilesOnly(page);
  await context.setOffline(true);
  await page.goto('/journal-sommeil');

  await test.step('the page opens, says what waits, and takes the night', async () => {
    await expect(page).toHaveURL(/\/questionnaire-s6$/);
    await page.getByRole('button', { name: /^Noter la nuit du/ }).click();
    const hand = new DiaryHand(page, 'fr');
    await hand.enter(ordinaryNight);
    await hand.save();
    await expect(page.getByText(/est gardée sur cet appareil/)).toBeFocused();
    await expectKept(page, 'nights 1, seen 1');
    expect(await faultsOf(page)).toEqual([]);
  });

  await context.setOffline(false);
  await expect(noticeOn(page).getByText('Nuit envoyée')).toBeVisible();
  const { days } = await client.programme.overview.query({});
  expect(days.find(({ date }) => date === third)?.night?.lightsOutTime).toBe(1350);
});

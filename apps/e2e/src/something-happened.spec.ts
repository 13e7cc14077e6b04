import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer, makeNewcomer, submitS0, tokenOfNewcomer } from './newcomer.ts';
import { openOwnDevice } from './offline-steps.ts';
import { makeOwnSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import { leaveProgramme, makePersonIn, statesOfLife } from './states-of-life.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORDS = {
  fr: {
    link: 'Quelque chose est arrivé?',
    title: 'Quelque chose est arrivé',
    fall: 'J’ai fait une chute, ou presque',
    mood: 'Mon moral est très bas, ou très haut avec peu de besoin de dormir',
    send: 'Envoyer',
    noted: 'Merci de l’avoir dit',
    tonight: 'Ce soir',
    staffOnly: 'Seule l’équipe peut lever cette précaution',
    over: 'Votre programme est terminé',
    cutOff: 'Sans connexion, rien ne peut être envoyé',
    help: '9-8-8',
  },
  en: {
    link: 'Something happened?',
    title: 'Something happened',
    fall: 'I fell, or nearly',
    mood: 'My mood is very low, or very high with little need for sleep',
    send: 'Send',
    noted: 'Thank you for telling us',
    tonight: 'Tonight',
    staffOnly: 'Only the team can lift this precaution',
    over: 'Your program is over',
    cutOff: 'Without a connection nothing can be sent',
    help: '9-8-8',
  },
} as const satisfies Record<Locale, object>;

async function follow(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: WORDS[locale].link }).first().click();
  await expect(page).toHaveURL(/\/quelque-chose-est-arrive$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].title);
}

const sendButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].send, exact: true });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];
  const prefix = prefixOf(locale);

  test.describe(`« Quelque chose est arrivé » (${locale})`, () => {
    for (const state of statesOfLife) {
      test(`is one press from « Aujourd'hui »: ${state}`, async ({ page, baseURL }) => {
        const email = await makePersonIn(baseURL ?? '', state, `${state}-${locale}`);
        await logInNewcomer(page, email, locale);
        await page.goto(prefix || '/');
        await follow(page, locale);
        await expect(sendButton(page, locale)).toBeVisible();
      });
    }

    test('stands on the page of a due questionnaire, and acts', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `due-${locale}`, { programmeDay: 43 });
      await logInNewcomer(page, email, locale);
      await page.goto(`${prefix}/journal-sommeil`);
      await expect(page).toHaveURL(/questionnaire-s6$/);
      await follow(page, locale);
      const main = page.getByRole('main');
      await page.getByLabel(words.mood, { exact: true }).check();
      await expect(main).toContainText(words.help);
      await page.getByLabel(words.fall, { exact: true }).check();
      const faults = await faultsIn(page, locale);
      await page.context().setOffline(true);
      await expect(main).toContainText(words.cutOff);
      await page.context().setOffline(false);
      await expect(page.getByLabel(words.fall, { exact: true })).toBeChecked();
      await sendButton(page, locale).click();
      await expect(main).toContainText(words.noted);
      await expect(main).toContainText(words.tonight);
      await expect(main).toContainText(words.staffOnly);
      await expect(main).toContainText(words.help);
      faults.push(...(await faultsIn(page, locale)));
      expect(faults).toEqual([]);
    });
  });
}

test.describe('on one’s own device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('ticks without a network outlive a reload, and are sent by a press', async ({
    page,
    context,
    baseURL,
  }) => {
    const words = WORDS.fr;
    const { client } = await openOwnDevice(page, baseURL ?? '', 'check-offline');
    await page.goto('/quelque-chose-est-arrive');
    const main = page.getByRole('main');
    const fall = page.getByLabel(words.fall, { exact: true });
    await expect(fall).toBeVisible();
    await context.setOffline(true);
    await fall.check();
    await sendButton(page, 'fr').click();
    await expect(main).toContainText(words.cutOff);
    await expect(main).toContainText('Vos réponses restent sur cet appareil');
    await page.reload();
    await expect(fall).toBeChecked();
    await context.setOffline(false);
    expect(await client.diary.listWeeklyChecks.query({})).toEqual([]);
    await sendButton(page, 'fr').click();
    await expect(main).toContainText(words.noted);
    expect(await client.diary.listWeeklyChecks.query({})).toMatchObject([{ answers: ['fall'] }]);
    await page.reload();
    await expect(fall).not.toBeChecked();
  });
});

test('after leaving, it says whom to call', async ({ page }) => {
  test.setTimeout(300_000);
  const site = await makeOwnSite();
  const { url, dataDir } = site;
  await site.startAt('2026-02-16T15:00:00Z');
  const email = await makeNewcomer(url, 'gone', { dataDir });
  await submitS0(url, email);
  await leaveProgramme(createClient({ url, token: await tokenOfNewcomer(url, email) }));
  await site.startAt('2026-02-25T15:00:00Z');
  await page.goto(`${url}/connexion`);
  await logInNewcomer(page, email);
  await page.goto(`${url}/`);
  await follow(page, 'fr');
  await expect(page.getByRole('main')).toContainText(WORDS.fr.over);
  await site.leave();
});

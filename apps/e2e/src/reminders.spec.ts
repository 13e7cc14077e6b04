import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { seedReminderTime } from '@aube/db/testing/seed-reminder-time';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { expect, test } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { logInNewcomer, makeNewcomer, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsOf, faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const database = {
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['AUBE_E2E_DATA_DIR'] ?? '',
};
const NOON = 720;

/** In this zone, the local time is between 12:00 and 13:00, so a noon reminder is due. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function makeReminded(url: string, name: string) {
  const timeZone = zoneAtNoon();
  const email = await makeNewcomer(url, name);
  const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
  await client.account.updatePreferences.mutate({ timeZone });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  await seedDiary(database, { email, today, timeZone, programmeDay: 3, untold: 1 });
  return { email, today, client };
}

test('a reminder is asked for, leads to last night after login, and is stopped by its link', async ({
  page,
  baseURL,
}) => {
  const { email, today } = await makeReminded(baseURL ?? '', 'reminded');
  await logInNewcomer(page, email);
  await page.goto('/mon-programme');
  await page.getByRole('link', { name: 'Choisir une heure' }).click();
  await expect(
    page.getByRole('group', { name: 'Recevoir un rappel' }).getByRole('radio', { name: 'Oui' }),
  ).toBeChecked();
  await page.getByLabel('Heure du rappel').selectOption(String(NOON));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    page.getByText(`Enregistré : un rappel à 12 h, envoyé à ${email}`).first(),
  ).toBeVisible();

  await page.context().clearCookies();
  await seedReminderTime(database, email);
  await page.goto(await linkInLetter(email, '/journal-sommeil'));
  await expect(page).toHaveURL(/\/connexion$/);
  await logInNewcomer(page, email);
  await expect(page).toHaveURL(new RegExp(`/journal-sommeil/${today}$`));

  await page.context().clearCookies();
  await page.goto(await linkInLetter(email, '/rappels/'));
  await expect(page).toHaveURL(/\/rappels$/);
  await page.getByRole('button', { name: 'Arrêter les rappels' }).click();
  await expect(page.getByText('Les rappels sont arrêtés')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Mon compte' }).click();
  await expect(page).toHaveURL(/\/connexion$/);
  await logInNewcomer(page, email);
  await expect(page.getByText('Désactivés')).toBeVisible();
});

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  test(`a link that a reader of mail cut short leads to the settings, ${locale}`, async ({
    page,
  }) => {
    for (const rest of ['', '/A1b2', `/${'A1b2-_'.repeat(7)}=3D%3E`]) {
      const answer = await page.goto(`${prefixOf(locale)}/rappels${rest}`);
      expect(answer?.status()).toBe(200);
      await expect(
        page.getByText(
          rest
            ? { fr: 'Ce lien ne fonctionne plus', en: 'This link no longer works' }[locale]
            : { fr: 'Ce lien est incomplet', en: 'This link is incomplete' }[locale],
        ),
      ).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: { fr: 'Mon compte', en: 'My account' }[locale] }),
      ).toHaveAttribute('href', `${prefixOf(locale)}/mon-compte#rappels`);
      expect(await faultsIn(page, locale)).toEqual([]);
    }
  });
}

test('leaving the programme stops the reminders, and the page says so', async ({
  page,
  baseURL,
}) => {
  const { email, client } = await makeReminded(baseURL ?? '', 'leaving');
  await client.notifications.setReminders.mutate({ isOn: true, time: NOON });
  await client.questionnaires.saveAbandonment.mutate({
    answers: { leaving_reasons: ['noTime'], leaving_contact: 'no' },
  });
  await logInNewcomer(page, email, 'en');
  await page.goto('/en/mon-compte#rappels');
  await expect(
    page.getByText('You have left the program: the reminders have stopped.'),
  ).toBeVisible();
});

import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test } from '@playwright/test';
import { logInNewcomer, makeNewcomer, password, submitS0, tokenOfNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    bell: (count: number) => `Notifications : ${count === 0 ? 'aucune' : count} non lue`,
    welcome: 'Votre programme a commencé',
    password: 'Votre mot de passe a été changé',
    unlocked: 'La précaution sur votre horaire est levée',
    resumed: 'Votre programme reprend',
    read: 'Marquer comme lue',
    earlier: 'Voir les précédentes',
    readAll: 'Tout marquer comme lu',
  },
  en: {
    bell: (count: number) => `Notifications: ${count === 0 ? 'none' : count} unread`,
    welcome: /Your program(me)? has begun/,
    password: 'Your password was changed',
    unlocked: 'The precaution on your schedule is lifted',
    resumed: 'Your program resumes',
    read: 'Mark as read',
    earlier: 'Show the earlier ones',
    readAll: 'Mark all as read',
  },
} as const;

const pageSize = 20;

async function live(url: string, email: string): Promise<number> {
  await submitS0(url, email, { safety_epilepsy: 'yes' });
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'personnel@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const staff = createClient({ url, token: token ?? undefined });
  let own = createClient({ url, token: await tokenOfNewcomer(url, email) });
  const { userId } = await own.account.me.query();
  for (const { id, version } of await staff.questionnaires.listFlags.query({ userId })) {
    await staff.questionnaires.clearFlag.mutate({ flagId: id, version, reason: 'Avis reçu.' });
  }
  await staff.admin.removeFromProgramme.mutate({ userId, reason: 'Erreur.' });
  await staff.admin.liftAbandonment.mutate({ userId, wish: 'Erreur reprise.' });
  const other = 'sept cailloux sous la pluie';
  for (let change = 0; change < pageSize; change += 1) {
    const [from, to] = change % 2 === 0 ? [password, other] : [other, password];
    const asked = { currentPassword: from, password: to, passwordConfirmation: to };
    const changed = await own.account.changePassword.mutate(asked);
    if (changed.token !== null) own = createClient({ url, token: changed.token });
  }
  return (await own.notifications.listPage.query({})).unread;
}

for (const [locale, width] of [
  ['fr', 1280],
  ['en', 390],
] as const satisfies [Locale, number][]) {
  test(`notices are read one by one, by page and all at once (${locale}, ${width} px)`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[locale];
    const url = baseURL ?? '';
    const email = await makeNewcomer(url, `notices-${locale}`);
    const unread = await live(url, email);
    expect(unread).toBeGreaterThan(pageSize);
    const bell = (count: number) => page.getByRole('link', { name: words.bell(count) }).first();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });

    await page.setViewportSize({ width, height: 900 });
    await logInNewcomer(page, email, locale);
    await page.goto(`${prefixOf(locale)}/mon-programme`);
    await bell(unread).click();
    await expect(titles.filter({ hasText: words.password })).toHaveCount(pageSize);
    await page.getByRole('button', { name: words.read }).first().click();
    await expect(bell(unread - 1)).toBeVisible();
    await page.getByRole('button', { name: words.earlier }).click();
    for (const title of [words.welcome, words.unlocked, words.resumed]) {
      await expect(titles.filter({ hasText: title })).toBeVisible();
    }
    expect(await faultsIn(page, locale)).toEqual([]);
    await page.getByRole('button', { name: words.readAll }).click();
    await expect(bell(0)).toBeVisible();
    await expect(page.getByRole('button', { name: words.read })).toHaveCount(0);
    await page.reload();
    await expect(bell(0)).toBeVisible();
  });
}

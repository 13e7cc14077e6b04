import { expect, test } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    help: 'Aide',
    menu: 'Menu',
    section: 'Inviter une personne',
    administrators: 'Pour le rôle Administration.',
    guide: 'le guide de l’utilisateur',
    guideTitle: 'Guide de l’utilisateur',
    questions: 'les questions fréquentes',
    questionsTitle: 'Questions fréquentes',
    resources: 'Personnes-ressources',
    nothing: 'Cette page n’existe pas.',
  },
  en: {
    help: 'Help',
    menu: 'Menu',
    section: 'Invite one person',
    administrators: 'For the Administration role.',
    guide: 'the user guide',
    guideTitle: 'User guide',
    questions: 'the frequently asked questions',
    questionsTitle: 'Frequently asked questions',
    resources: 'Resource persons',
    nothing: 'This page could not be found.',
  },
} as const;

/** @decision D92 console#help */
for (const { who, locale, width } of [
  { who: 'admin', locale: 'fr', width: 1280 },
  { who: 'personnel', locale: 'en', width: 1280 },
  { who: 'personnel', locale: 'fr', width: 390 },
] as const) {
  test(`${who} opens the guide at the part about the page, and reads the participants’ texts (${locale}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    const at = (path: string) => `${prefixOf(locale)}${path}`;
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, who, locale);
    await page.goto(at('/admin/invitations'));
    if (width < 1152) await page.locator('summary').filter({ hasText: words.menu }).click();
    await page.locator('header').getByRole('link', { name: words.help, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/admin/aide')}#inviter$`));
    const section = page.getByRole('heading', { level: 2, name: words.section });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(page.getByText(words.administrators).first()).toBeVisible();
    expect(await faultsIn(page, locale)).toEqual([]);

    const main = page.getByRole('main');
    await main.getByRole('link', { name: words.guide }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/admin/aide/guide-utilisateur')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.guideTitle);
    await expect(main.locator('a[href$="/abandon"]')).toHaveCount(0);

    await main.getByRole('link', { name: words.help, exact: true }).click();
    await main.getByRole('link', { name: words.questions }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.questionsTitle);
    await expect(page).toHaveURL(new RegExp(`${at('/admin/aide/faq')}$`));

    // Staff read the page of resource persons that they publish, inside the console.
    await page.goto(at('/personnes-ressources'));
    await expect(page).toHaveURL(new RegExp(`${at('/admin/aide/personnes-ressources')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.resources);
    await expect(main.locator('a[href="tel:911"]')).toBeVisible();
    expect(await faultsIn(page, locale)).toEqual([]);

    // Outside the guide, specification §4 sends staff back to the console.
    await page.goto(at('/faq'));
    await expect(page).toHaveURL(new RegExp(`${at('/admin')}$`));
  });
}

for (const locale of ['fr', 'en'] as const) {
  test(`the guide of staff does not exist for a participant (${locale})`, async ({ page }) => {
    await logIn(page, 'semaine-3', locale);
    for (const path of ['/admin/aide', '/admin/aide/faq']) {
      await page.goto(`${prefixOf(locale)}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].nothing);
    }
  });
}

test('a guest who asks for the guide logs in first', async ({ page }) => {
  await page.goto('/admin/aide');
  await expect(page).toHaveURL(/\/connexion$/);
});

import { createClient, type Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { settingsDesk } from './settings-desk.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const kind = 'contacts';
const WORDS = {
  fr: {
    add: 'Ajouter un contact',
    number: /Entrez un numéro avec son indicatif régional/,
    other: /^Un autre brouillon a été enregistré/,
    mine: 'Enregistrer le mien à sa place',
    gone: /^Ce brouillon a été publié ou effacé/,
    discard: 'Effacer le brouillon',
    inForce: 'En vigueur',
  },
  en: {
    add: 'Add a contact',
    number: /Enter a number with its area code/,
    other: /^Another draft was saved/,
    mine: 'Save mine in its place',
    gone: /^This draft was published or deleted/,
    discard: 'Delete the draft',
    inForce: 'In force',
  },
} as const;

const field = (page: Page, name: string) => page.locator(`[id="contacts.0.${name}"]`);

async function colleague(url: string) {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  return createClient({ url, token: token ?? undefined }).admin;
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`contacts of a new establishment: wrong, half, published, brought back (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const admin = await colleague(baseURL ?? '');
    const code = `SET-${locale}-${Date.now()}`;
    const name = `Clinique ${code}`;
    const { establishmentId } = await admin.createEstablishment.mutate({
      name,
      referenceCode: code,
    });
    const address = `${prefixOf(locale)}/admin/reglages/coordonnees/${establishmentId}`;
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const setting = settingsDesk(page, locale);
    await logIn(page, 'admin', locale);

    await test.step('the list says what has no telephone', async () => {
      await page.goto(`${prefixOf(locale)}/admin/reglages`);
      const row = page.getByRole('listitem').filter({ hasText: name }).first();
      await expect(row).toBeVisible();
      const cutTexts = await page
        .locator('main section > p')
        .evaluateAll((texts) => texts.filter((each) => each.getClientRects().length > 1).length);
      expect(cutTexts, 'texts that begin in one column and end in the other').toBe(0);
      await look();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(address);
    });

    await test.step('what is wrong is said at its field', async () => {
      await press(words.add);
      await field(page, 'name.fr').fill('Infirmière');
      await field(page, 'phone').fill('555-0199');
      await setting.save();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(setting.half);
      await expect(page.getByRole('alert')).toContainText(words.number);
      await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(setting.publishButton).toHaveCount(0);
      await look();
    });

    await test.step('what is right is shown as participants read it, and published', async () => {
      await field(page, 'name.en').fill('Nurse');
      await field(page, 'phone').fill('514 555-0199');
      await setting.saveReady();
      await expect(page.getByRole('link', { name: '514 555-0199' })).toHaveCount(2);
      await look();
      await setting.publish();
      await look();
    });

    await test.step('an older version comes back as a draft, and is published when it is read', async () => {
      await field(page, 'phone').fill('514 555-0111');
      await setting.saveReady();
      await setting.publish();
      await setting.restore();
      await expect(field(page, 'phone')).toHaveValue('514 555-0199');
      await look();
      await setting.publish();
      await expect(page.getByText(words.inForce, { exact: true })).toHaveCount(1);
    });

    await test.step('two people at once lose nothing', async () => {
      const stored = await admin.getSetting.query({ kind, establishmentId });
      if (stored.kind !== kind) throw new Error('the setting of another kind');
      const theirs = stored.form.contacts.map((each) => ({ ...each, phone: '514 555-0133' }));
      await field(page, 'phone').fill('514 555-0122');
      await admin.saveSettingDraft.mutate({
        kind,
        establishmentId,
        settingId: null,
        version: 0,
        form: { contacts: theirs },
      });
      await setting.save();
      await expect(page.getByText(words.other)).toBeVisible();
      await expect(page.getByText('514 555-0133')).toBeVisible();
      await expect(field(page, 'phone')).toHaveValue('514 555-0122');
      await look();
      await press(words.mine);
      await expect(setting.preview).toBeVisible();
      const { draft } = await admin.getSetting.query({ kind, establishmentId });
      const { settingId = 0, version = 0 } = draft ?? {};
      await admin.discardSettingDraft.mutate({
        establishmentId,
        kind,
        settingId,
        version,
      });
      await field(page, 'phone').fill('514 555-0144');
      await setting.save();
      await expect(page.getByText(words.gone).first()).toBeVisible();
      await expect(field(page, 'phone')).toHaveValue('514 555-0144');
      await look();
      await setting.saveReady();
      await press(words.discard);
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(field(page, 'phone')).toHaveValue('514 555-0199');
    });

    expect(faults).toEqual([]);

    await test.step('contacts of the site are read by somebody without an account', async () => {
      const site = { establishmentId: null };
      const contact = {
        code: '',
        name: { fr: 'Soutien du site', en: 'Support of the site' },
        detail: { fr: '', en: '' },
        hours: { fr: '', en: '' },
        address: { fr: '', en: '' },
        phone: '514 555-0177',
        email: '',
        url: '',
      };
      const before = await admin.getSetting.query({ kind, ...site });
      const { settingId, version } = await admin.saveSettingDraft.mutate({
        kind,
        ...site,
        settingId: before.draft?.settingId ?? null,
        version: before.draft?.version ?? 0,
        form: { contacts: [contact] },
      });
      await admin.publishSetting.mutate({ ...site, kind, settingId, version });
      const guest = await (await browser.newContext()).newPage();
      await guest.goto(`${prefixOf(locale)}/personnes-ressources`);
      await expect(guest.getByRole('link', { name: '514 555-0177' })).toBeVisible();
      await guest.context().close();
      const kept = await admin.saveSettingDraft.mutate({
        kind,
        ...site,
        settingId: null,
        version: 0,
        form: { contacts: [] },
      });
      await admin.publishSetting.mutate({
        ...site,
        kind,
        settingId: kept.settingId,
        version: kept.version,
      });
    });
  });
}

import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { arriveAs, prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const WORDS = {
  fr: {
    invite: 'Inviter',
    title: 'Inviter au programme',
    several: 'Plusieurs',
    group: 'Un lien de groupe',
    file: 'Ou un fichier CSV',
    place: 'Établissement',
    check: 'Vérifier la liste',
    toInvite: '10 personnes à inviter',
    confirm: 'Inviter 10 personnes',
    done: '10 personnes sont invitées',
    noAddress: 'Ce n’est pas une adresse de courriel',
    close: 'Fermer',
    search: 'Courriel ou nom du lien',
    count: '10 invitations',
    sent: 'Envoyée',
    opened: 'Lien ouvert',
    revoked: 'Révoquée',
    resend: 'Renvoyer',
    resendIt: 'Renvoyer l’invitation',
    revoke: 'Révoquer',
    revokeIt: 'Révoquer l’invitation',
    linkName: 'Nom du lien (facultatif)',
    people: 'Nombre de personnes',
    make: 'Créer le lien',
    link: 'Lien d’inscription',
    registration: 'Inscription',
    dead: 'Demandez une nouvelle invitation à votre établissement.',
    cancelled: 'Cette invitation a été annulée',
  },
  en: {
    invite: 'Invite',
    title: /^Invite to the program/,
    several: 'Several people',
    group: 'A group link',
    file: 'Or a CSV file',
    place: 'Establishment',
    check: 'Check the list',
    toInvite: '10 people to invite',
    confirm: 'Invite 10 people',
    done: '10 people are invited',
    noAddress: 'This is not an email address',
    close: 'Close',
    search: 'Email or name of the link',
    count: '10 invitations',
    sent: 'Sent',
    opened: 'Opened',
    revoked: 'Revoked',
    resend: 'Send again',
    resendIt: 'Send the invitation again',
    revoke: 'Revoke',
    revokeIt: 'Revoke the invitation',
    linkName: 'Name of the link (optional)',
    people: 'Number of people',
    make: 'Create the link',
    link: 'Registration link',
    registration: 'Registration',
    dead: 'Ask your establishment for a new invitation.',
    cancelled: 'This invitation was cancelled',
  },
} as const;

function listOf(mark: string): Buffer {
  const people = Array.from({ length: 10 }, (_, index) => `Hélène;p${index}-${mark}@exemple.test`);
  const lines = [
    'Prénom;Courriel',
    ...people.slice(0, 4),
    'Zoé;zoe',
    ...people.slice(4),
    'Léo;leo@',
    'Éva;',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

const row = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text });

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`ten people are invited by a file, one again, one no more, and a group by a link (${locale})`, async ({
    page,
    browser,
  }) => {
    const mark = `${locale}${Date.now()}`;
    const dialog = page.getByRole('dialog', { name: words.title });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const opens = async (link: string): Promise<boolean> => {
      const guest = await browser.newPage();
      const marked = guest.waitForResponse(/markInvitationOpened/);
      marked.catch(() => undefined);
      await guest.goto(link);
      const form = guest.getByLabel(/^(Prénom|First name)$/);
      const isDead = guest.getByText(words.dead).or(guest.getByText(words.cancelled));
      await expect(form.or(isDead)).toBeVisible();
      const isOpen = await form.isVisible();
      if (isOpen) await marked;
      await guest.close();
      return isOpen;
    };

    await arriveAs(page, 'admin');
    await page.goto(`${prefixOf(locale)}/admin/invitations`);
    await page.getByRole('button', { name: words.invite, exact: true }).click();
    await dialog.getByText(words.several, { exact: true }).click();
    await dialog
      .getByLabel(words.file)
      .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: listOf(mark) });
    await expect(dialog.locator('textarea')).toHaveValue(/Hélène;p0-/);
    await dialog.getByLabel(words.place).selectOption({ index: 1 });
    await button(words.check).click();
    await expect(dialog.getByText(words.toInvite)).toBeVisible();
    const faulty = dialog.locator('tbody tr').filter({ hasText: words.noAddress });
    await expect(faulty).toHaveCount(3);
    await expect(faulty.locator('td:first-child')).toHaveText(['6', '13', '14']);
    expect(await faultsIn(page, locale)).toEqual([]);
    await button(words.confirm).dblclick();
    await expect(dialog.getByText(words.done)).toBeVisible();
    await button(words.close).click();

    await page.getByLabel(words.search).fill(mark);
    await expect(page.getByText(words.count, { exact: true })).toBeVisible();
    const again = `p0-${mark}@exemple.test`;
    const gone = `p1-${mark}@exemple.test`;
    const first = await linkInLetter(again, '/inscription/');
    const taken = await linkInLetter(gone, '/inscription/');
    expect(first).toContain(`${prefixOf(locale)}/inscription/`);
    expect(await opens(taken)).toBe(true);

    await row(page, again).getByRole('button', { name: words.resend }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.resendIt }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => linkInLetter(again, '/inscription/')).not.toBe(first);
    expect(await opens(first)).toBe(false);
    expect(await opens(await linkInLetter(again, '/inscription/'))).toBe(true);

    await row(page, gone).getByRole('button', { name: words.revoke }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.revokeIt }).click();
    await expect(row(page, gone)).toContainText(words.revoked);
    expect(await opens(taken)).toBe(false);
    await page.reload();
    await page.getByLabel(words.search).fill(mark);
    await expect(row(page, again)).toContainText(words.opened);
    await expect(row(page, `p2-${mark}`)).toContainText(words.sent);
    expect(await faultsIn(page, locale)).toEqual([]);

    await page.getByRole('button', { name: words.invite, exact: true }).click();
    await dialog.getByText(words.group, { exact: true }).click();
    await dialog.getByLabel(words.linkName).fill(`Groupe ${mark}`);
    await dialog.getByLabel(words.people).fill('3');
    await dialog.getByLabel(words.place).selectOption({ index: 1 });
    await button(words.make).click();
    const link = await dialog.getByLabel(words.link).inputValue();
    expect(await opens(link)).toBe(true);
    await button(words.close).click();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.getByLabel(words.search).fill(mark);
    await expect(row(page, `Groupe ${mark}`)).toContainText(/0 (sur|of) 3/);
    await expect(row(page, `Groupe ${mark}`)).toContainText(words.opened);
  });
}

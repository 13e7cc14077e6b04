import { blocksOf } from '@aube/content';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../router.ts';
import { createWorld } from '../testing/world.ts';

const { services } = await createWorld(await testDatabase());

/** What the pages promise about rights, and what keeps it: a procedure, or the test that holds it. */
const PROMISES = [
  ['privacy', 'Qui a vu mon dossier', 'Who saw my file', 'rights.listOwnViewers'],
  ['privacy', 'une copie de tous vos renseignements', 'copy of all your', 'rights.exportOwnData'],
  ['privacy', 'corriger votre nom et votre courriel', 'correct your name', 'account.updateProfile'],
  ['privacy', 'relire ce que vous avez accepté', 'read again what you', 'rights.getOwnConsent'],
  ['privacy', 'proposé à l’effacement', 'proposed for erasure', 'rights.listPastRetention'],
  ['privacy', 'Un effacement retire', 'An erasure takes away', 'rights.eraseUser'],
  ['privacy', 'rétabli pendant 30 jours', 'restored for 30 days', 'admin.restoreUser'],
  ['privacy', 'de corriger ce qui est inexact', 'to correct what is', 'admin.updateParticipant'],
  ['faq', '« Mes données » vous remet une copie', '“My data” gives you', 'rights.exportOwnData'],
  ['faq', 'un administrateur efface', 'an administrator erases', 'rights.eraseUser'],
  ['faq', 'Mon compte vous la montre', 'My account shows it', 'rights.listOwnViewers'],
  ['faq', 'Quitter le programme', 'Leave the program', 'questionnaires.saveAbandonment'],
  ['consent', 'Recevoir une copie', 'Get a copy', 'rights.exportOwnData'],
  ['consent', 'Voir qui a consulté', 'See who has looked', 'rights.listOwnViewers'],
  ['consent', 'demandé de nouveau', 'asked again', 'rights.giveConsent'],
] as const;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');

describe('what the pages promise, a procedure does (D62)', () => {
  const textOf = (page: 'privacy' | 'faq' | 'consent', locale: 'fr' | 'en') =>
    plain(blocksOf(services.pages.pages.get(page)?.text[locale].body ?? []).join('\n'));
  const procedures = Object.keys(appRouter._def.procedures);

  it.each(PROMISES)('%s: « %s », “%s”, by %s', (page, french, english, procedure) => {
    expect(textOf(page, 'fr')).toContain(plain(french));
    expect(textOf(page, 'en')).toContain(plain(english));
    expect(procedures).toContain(procedure);
  });
});

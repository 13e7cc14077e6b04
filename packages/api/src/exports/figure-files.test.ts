import { establishments } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { recountPeople } from '../stats/record/recount-people.ts';
import { FIGURE_WORDS } from '../stats/rules/figure-words.ts';
import { first } from '../testing/people.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { openExportKey } from './record/export-key.ts';
import { openExport } from './record/open-export.ts';
import type { ExportFileName } from './rules/dataset.ts';

const world = await createWorld(await testDatabase());
const { db, services, home, addEstablishment, addPerson, addStarted, submit, as } = world;
const sources = {
  ...services,
  onShown: () => Promise.resolve(),
  onLeft: () => Promise.resolve(),
};
const away = await addEstablishment();
const admin = await addPerson({ roleId: ROLE.administrator });
const staff = await addPerson({ roleId: ROLE.staff });
await db
  .update(establishments)
  .set({ name: '=Clinique, « du Nord »' })
  .where(eq(establishments.id, home));
await addPerson();
await addStarted('2025-12-09');
await addStarted('2025-12-16');
const late = await addStarted('2025-10-28');
await submit(late, 'S6');
await addPerson({ establishmentId: away });
await recountPeople({ ...services, now: MORNING });

async function take(file: ExportFileName, asked = {}, userId = admin) {
  const caller = await as(userId);
  const { key, rows } = await caller.exports.prepare({ file, ...asked });
  const prepared = first(openExportKey(services, key, { userId, now: MORNING }) ?? undefined);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openExport(sources, { ...prepared, now: MORNING })) {
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const read = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(read).toHaveLength(rows);
  return { text, read };
}

describe('the statistics as files', () => {
  it('have the steps as the screen counts them', async () => {
    const { sum } = await (await as(admin)).stats.getFigures({});
    const { read } = await take('statistiques-etapes.csv');
    expect(read[0]).toEqual({
      etape: FIGURE_WORDS.registered,
      personnes: String(sum.registered),
      sur: String(sum.created),
      part: '100',
      manquent: '0',
    });
    expect(read.map(({ etape, personnes }) => [etape, personnes])).toEqual([
      ['inscrits', String(sum.registered)],
      ['s0-envoye', String(sum.completedS0)],
      ['s6-envoye', '1'],
      ['s12-envoye', '0'],
      ['s24-envoye', '0'],
      ['termines', '0'],
    ]);
    expect(read[4]).toMatchObject({ sur: '0', part: '' });
  });

  it('have each establishment that the caller looks after, and no name runs as a formula', async () => {
    const all = await take('statistiques-etablissements.csv');
    expect(all.read.map(({ etablissement, inscrits }) => [etablissement, inscrits])).toEqual([
      [expect.any(String), '4'],
      [expect.any(String), '1'],
    ]);
    expect(all.text).toContain(`"'=Clinique, « du Nord »",false,`);
    expect((await take('statistiques-etablissements.csv', {}, staff)).read).toHaveLength(1);
    const there = await take('statistiques-etapes.csv', { establishmentId: away });
    expect(there.read[0]?.['personnes']).toBe('1');
    await expect(
      take('statistiques-etapes.csv', { establishmentId: away }, staff),
    ).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('have the weeks, with nothing where a week has no such thing', async () => {
    const { weeks } = await (await as(staff)).stats.getFigures({});
    const { read } = await take('statistiques-semaines.csv', {}, staff);
    expect(read.map(({ semaine }) => semaine)).toEqual(weeks.map(({ week }) => String(week)));
    expect(read[0]).toMatchObject({
      personnes_arrivees: '3',
      nuits_attendues: '21',
      efficacite_mediane: '',
      horaire_choisi: '',
      module_termine: '0',
      questionnaire: '',
      questionnaire_a_remplir: '',
    });
    expect(read[6]).toMatchObject({
      module_termine: '',
      questionnaire: 'S6',
      questionnaire_a_remplir: '1',
      questionnaire_envoye: '1',
    });
  });

  it('follow the period of the accounts’ creation, and refuse what narrows a list or names people', async () => {
    const { read } = await take('statistiques-etapes.csv', { from: '2026-01-07' });
    expect(read[0]).toMatchObject({ personnes: '0', sur: '0' });
    for (const [asked, path] of [
      [{ state: 'left' }, 'state'],
      [{ search: 'roy' }, 'search'],
      [{ withIdentity: true, reason: 'x' }, 'withIdentity'],
    ] as const) {
      await expect(take('statistiques-semaines.csv', asked)).rejects.toMatchObject({
        issues: [{ path: [path], code: 'unknownField' }],
      });
    }
  });
});

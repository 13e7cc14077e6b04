import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld } from '../testing/world.ts';

const { addPerson, as } = await createWorld(await testDatabase());
const staff = async () => (await as(await addPerson({ roleId: ROLE.staff }))).admin;

it('are kept, renamed and deleted by the person who made them alone', async () => {
  const own = await staff();
  const other = await staff();
  const query = 'etat=en-cours&tri=semaine';
  const { viewId } = await own.saveView({ name: ' Mes suivis ', query });
  expect(await own.listSavedViews()).toEqual([{ viewId, name: 'Mes suivis', query }]);
  expect(await other.listSavedViews()).toEqual([]);
  const missing = { appCode: 'NOT_FOUND' };
  await expect(other.renameView({ viewId, name: 'x' })).rejects.toMatchObject(missing);
  await expect(other.deleteView({ viewId })).rejects.toMatchObject(missing);
  await own.renameView({ viewId, name: 'Lundi' });
  expect(await own.listSavedViews()).toMatchObject([{ name: 'Lundi' }]);
  await own.deleteView({ viewId });
  expect(await own.listSavedViews()).toEqual([]);
});

it('are twenty at most, with a name, and without the text of a search', async () => {
  const own = await staff();
  const refused = (field: string, code: string) => ({ issues: [{ path: [field], code }] });
  await expect(own.saveView({ name: '  ', query: '' })).rejects.toMatchObject(
    refused('name', 'required'),
  );
  await expect(own.saveView({ name: 'a', query: 'q=Marie Roy' })).rejects.toMatchObject(
    refused('query', 'invalid'),
  );
  for (let count = 0; count < 20; count += 1) await own.saveView({ name: `${count}`, query: '' });
  await expect(own.saveView({ name: 'encore', query: '' })).rejects.toMatchObject(
    refused('name', 'tooMany'),
  );
});

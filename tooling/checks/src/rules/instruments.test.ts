import { expect, it } from 'vitest';
import { packFaults } from './instruments.ts';

const path = 'packages/content/instruments/x/1.json';

it.each([
  ['own questions', { id: 'safety', licence: { kind: 'own' } }, 0],
  ['a free instrument', { id: 'who-5', licence: { kind: 'free' } }, 0],
  ['a licensed instrument', { id: 'other', licence: { kind: 'licensed' } }, 1],
  ['no licence', { id: 'other' }, 1],
  ['a copyrighted scale by its letters', { id: 'isi', licence: { kind: 'free' } }, 1],
  [
    'a copyrighted scale by its name',
    { id: 'x', name: { en: 'Epworth scale' }, licence: { kind: 'own' } },
    1,
  ],
  [
    'a copyrighted scale by its French name',
    { id: 'x', name: { fr: "Index de sévérité de l'insomnie" }, licence: { kind: 'own' } },
    1,
  ],
  [
    'a copyrighted scale by its title',
    { id: 'x', title: { fr: 'Échelle HAD' }, licence: { kind: 'free' } },
    1,
  ],
  ['a word that holds the letters', { id: 'assessment-basis', licence: { kind: 'own' } }, 0],
])('finds in %s the faults there are', (_, pack, count) => {
  expect(packFaults(path, pack)).toHaveLength(count);
});

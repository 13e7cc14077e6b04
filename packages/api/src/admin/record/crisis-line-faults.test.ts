import { expect, it } from 'vitest';
import { crisisLineFaults } from './crisis-line-faults.ts';

const sure = {
  code: 'sure',
  name: { fr: 'Ligne', en: 'Line' },
  isAlwaysOpen: true,
  phone: { display: '9-8-8', tel: '988' },
};
const faultOf = (change: object) => crisisLineFaults([sure, { ...sure, ...change }]);

it('finds no fault in whole lines', () => {
  expect(crisisLineFaults([sure])).toEqual([]);
});

it.each([
  ['a half translated name', { name: { fr: 'Ligne', en: '' } }, ['name', 'en'], 'required'],
  [
    'half translated hours',
    { hours: { fr: '', en: 'x' }, isAlwaysOpen: undefined },
    ['hours', 'fr'],
    'required',
  ],
  ['a long name', { name: { fr: 'x'.repeat(121), en: 'x' } }, ['name', 'fr'], 'tooLong'],
  ['a number nobody can call', { phone: { display: '12', tel: '12' } }, ['phone'], 'notCallable'],
  ['a wrong text number', { text: { display: 'moi', tel: '' } }, ['text'], 'notCallable'],
  ['a link that runs a script', { url: 'javascript:alert(1)' }, ['url'], 'notALink'],
  ['a link that anybody can read', { url: 'http://example.test' }, ['url'], 'notALink'],
  ['hours of a line day and night', { hours: { fr: 'x', en: 'x' } }, ['hours'], 'hoursOfSureLine'],
  ['a number without hours', { isAlwaysOpen: undefined }, ['hours'], 'noHours'],
  ['no way to be reached', { phone: undefined }, ['phone'], 'noWayToReachLine'],
])('puts %s at its field of the form', (_, change, field, code) => {
  expect(faultOf(change)).toEqual([{ path: ['lines', 1, ...field], code }]);
});

const office = { ...sure, isAlwaysOpen: undefined, hours: { fr: '9 h à 16 h', en: '9 to 16' } };
it.each([
  ['no line', []],
  ['office hours alone', [office]],
  ['the emergency number alone', [{ ...sure, phone: { display: '9-1-1', tel: '911' } }]],
  ['a page alone', [{ ...sure, phone: undefined, url: 'https://example.test' }]],
])('refuses %s: somebody must answer day and night', (_, lines) => {
  expect(crisisLineFaults(lines)).toEqual([{ path: ['lines'], code: 'noSureLine' }]);
});

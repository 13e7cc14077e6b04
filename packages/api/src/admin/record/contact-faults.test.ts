import { expect, it } from 'vitest';
import { contactFaults } from './contact-faults.ts';

const nurse = {
  code: 'nurse',
  name: { fr: 'Infirmière', en: 'Nurse' },
  phone: { display: '514 555-0199', tel: '5145550199' },
};
const faultOf = (change: object) => contactFaults([nurse, { ...nurse, ...change }]);

it('finds no fault in a whole contact, nor in an empty list', () => {
  expect([contactFaults([nurse]), contactFaults([])]).toEqual([[], []]);
});

it.each([
  ['a half translated name', { name: { fr: 'Infirmière', en: '' } }, ['name', 'en'], 'required'],
  ['a long name', { name: { fr: 'x'.repeat(121), en: 'x' } }, ['name', 'fr'], 'tooLong'],
  ['half translated hours', { hours: { fr: '', en: 'x' } }, ['hours', 'fr'], 'required'],
  ['a number nobody can call', { phone: { display: '12', tel: '12' } }, ['phone'], 'notCallable'],
  ['a wrong address', { email: 'nurse@' }, ['email'], 'notAnEmail'],
  ['an address with an accent before @', { email: 'zoé@a.test' }, ['email'], 'notAnEmail'],
  ['a long address', { email: `a@${'b.'.repeat(126)}ca` }, ['email'], 'tooLong'],
  ['a link that runs a script', { url: 'javascript:alert(1)' }, ['url'], 'notALink'],
  ['a link that anybody can read', { url: 'http://example.test' }, ['url'], 'notALink'],
  ['no way to be reached', { phone: undefined }, ['phone'], 'noWayToReach'],
])('puts %s at its field of the form', (_, change, field, code) => {
  expect(faultOf(change)).toEqual([{ path: ['contacts', 1, ...field], code }]);
});

it.each(['info@école.test', '<info@exemple.test>;', 'Info@Exemple.test', "o'neil@exemple.test"])(
  'takes the address %j, as registration does',
  (email) => expect(faultOf({ email })).toEqual([]),
);

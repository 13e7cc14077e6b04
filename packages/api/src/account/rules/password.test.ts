import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password.ts';

const context = {
  ownWords: ['Élise', 'Tremblay-Roy', 'elise.tremblay@exemple.test'],
  blockList: new Set(['motdepasse1234', 'correcthorsebattery', 'elephant', '123456123456']),
};
const faultsOf = (password: string) => passwordFaults(password, context);

describe('passwordFaults', () => {
  it.each([
    ['11 code points', 'x7Kq2mVb9Lp', ['passwordTooShort']],
    ['12 code points', 'x7Kq2mVb9LpZ', []],
    ['128 code points', 'x7Kq'.repeat(32), []],
    ['129 code points', `${'x7Kq'.repeat(32)}x`, ['passwordTooLong']],
    ['11 emoji, which are 22 code units', '🌙🌅🛏🕯🎈🍏🎲🧭🪁🌵🐢', ['passwordTooShort']],
    ['12 emoji', '🌙🌅🛏🕯🎈🍏🎲🧭🪁🌵🐢🐌', []],
    ['spaces and words', 'trois chats sous la pluie', []],
    ['nothing', '', ['passwordTooShort']],
    ['a common one', 'CorrectHorseBattery', ['passwordCommon']],
    ['a common one without letters', '123456123456', ['passwordCommon']],
    ['a common one with digits and signs around it', '!!Éléphant-2026!', ['passwordCommon']],
    ['a common one among other words', 'elephant sur un fil', []],
    ['digits and signs alone', '83-0174-2290-61', []],
  ])('of %s', (_, password, faults) => {
    expect(faultsOf(password)).toEqual(faults);
  });

  it.each([
    'Élise-Tremblay-1970',
    'elisetremblay!',
    'TREMBLAY 2026!!!',
    'elise.tremblay@exemple.test',
    'Insomnie2026!',
    'aube-insomnie-sommeil',
    'Sommeil-aube-1',
    'sleepsleepsleep',
  ])('refuses %j, which is made of own or expected words', (password) => {
    expect(faultsOf(password)).toEqual(['passwordRelated']);
  });

  it.each(['Demo-sommeil-2026', 'sous une aubergine bleue', 'elise danse sur la banquise'])(
    'takes %j, where enough is left beside such a word',
    (password) => expect(faultsOf(password)).toEqual([]),
  );

  it.each([
    ['7 other characters', 'sommeil1234567', ['passwordRelated']],
    ['8 other characters', 'sommeil12345678', []],
    ['a name of two letters', 'lilililililili', []],
    ['a name of three letters', 'leoleoleoleo', ['passwordRelated']],
  ])('with %s: %s gives %j', (_, password, faults) => {
    expect(passwordFaults(password, { ...context, ownWords: ['Li', 'Léo'] })).toEqual(faults);
  });
});

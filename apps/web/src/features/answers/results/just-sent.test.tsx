// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const loaded = async () => {
  vi.resetModules();
  return import('./just-sent.ts');
};

beforeEach(() => sessionStorage.clear());

it('thanks for what was sent, also where the whole page had to be loaded for the result', async () => {
  const { rememberSent, isJustSent } = await loaded();
  rememberSent('S0');
  expect([isJustSent('S0'), isJustSent('S6')]).toEqual([true, false]);
  expect((await loaded()).isJustSent('S0')).toBe(true);
});

it('thanks once: who loads the result anew reads it again', async () => {
  const { rememberSent, isJustSent, noteThanked } = await loaded();
  rememberSent('S0');
  noteThanked();
  expect(isJustSent('S0')).toBe(true);
  expect((await loaded()).isJustSent('S0')).toBe(false);
});

it('thanks no more once it was left', async () => {
  const { rememberSent, isJustSent, forgetSent } = await loaded();
  rememberSent('S0');
  forgetSent();
  expect(isJustSent('S0')).toBe(false);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { installOffer, isAppleTouch } from './install-offer.ts';

const phone = {
  isInstalled: false,
  isClosed: false,
  isOwnDevice: true,
  canPrompt: true,
  isApple: false,
};

it.each([
  ['by the browser’s own question', {}, 'prompt'],
  ['in words on an iPhone', { canPrompt: false, isApple: true }, 'words'],
  ['not where the browser cannot', { canPrompt: false }, null],
  ['not once it is installed', { isInstalled: true }, null],
  ['not again once the hint was closed', { isClosed: true }, null],
  ['not again on an iPhone either', { canPrompt: false, isApple: true, isClosed: true }, null],
  ['not on a shared device', { isOwnDevice: false }, null],
])('the site offers to be installed %s', (_, given, expected) => {
  expect(installOffer({ ...phone, ...given })).toBe(expected);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 14)', 5, false],
])('%s with %i touch points', (userAgent, touchPoints, expected) => {
  expect(isAppleTouch(userAgent, touchPoints)).toBe(expected);
});

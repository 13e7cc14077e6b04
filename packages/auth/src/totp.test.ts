import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { hashEarlierCode, hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { createSiteKey } from './site-key.ts';
import { newTotpSecret, totpStep, totpUri, withStep, type UsedSteps } from './totp.ts';

const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const unused = { lastStep: null, usedSteps: [] };
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('is that of RFC 6238 at %s s', (seconds, code, step) => {
    expect(totpStep({ secret: RFC_SECRET, code, used: unused }, at(seconds))).toBe(step);
  });

  const secret = newTotpSecret();
  const start = 58_923_720 * 30;
  const code = generateSync({ secret, epoch: start });

  it.each([
    [-31, false],
    [-30, true],
    [0, true],
    [29, true],
    [59, true],
    [60, false],
  ])('is taken one step early or late and no more: %s s after its step began', (late, isTaken) => {
    const step = totpStep({ secret, code, used: unused }, at(start + late));
    expect(step).toBe(isTaken ? 58_923_720 : null);
  });

  it.each([
    [58_923_719, 58_923_720],
    [58_923_720, null],
    [58_923_721, null],
  ])('is taken after a code of step %s: %s', (lastStep, step) => {
    expect(totpStep({ secret, code, used: { lastStep, usedSteps: [] } }, at(start))).toBe(step);
  });

  const now = 58_923_720;
  const MONTH = 31 * 2880;
  const full = Array.from({ length: 100 }, (_, place) => now + 1 + place);
  it.each<[string, UsedSteps, boolean]>([
    ['a last step two steps ahead', { lastStep: now + 2, usedSteps: [] }, true],
    ['a last step of next month', { lastStep: now + MONTH, usedSteps: [now + MONTH] }, true],
    [
      'its own use before a jump ahead',
      { lastStep: now + MONTH, usedSteps: [now, now + MONTH] },
      false,
    ],
    ['its own use before two jumps', { lastStep: now - 5, usedSteps: [now - 5, now] }, false],
    ['a full list of later steps', { lastStep: now + 100, usedSteps: full }, false],
  ])('after %s, a code is taken: %s', (_, used, isTaken) => {
    expect(totpStep({ secret, code, used }, at(start))).toBe(isTaken ? now : null);
  });

  it('is remembered in order, the hundred highest steps', () => {
    expect(withStep(unused, 7)).toEqual({ lastStep: 7, usedSteps: [7] });
    expect(withStep({ lastStep: 9, usedSteps: [] }, 7)).toEqual({ lastStep: 7, usedSteps: [7, 9] });
    const { usedSteps } = withStep({ lastStep: now + 100, usedSteps: full }, now + 200);
    expect([usedSteps.length, usedSteps[0], usedSteps.at(-1)]).toEqual([100, now + 2, now + 200]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (typed) => {
    expect(totpStep({ secret, code: typed, used: unused }, at(start))).toBeNull();
  });

  it('comes from an address that says where and whose', () => {
    expect(totpUri('ABC', 'a@example.test')).toBe(
      'otpauth://totp/Aube:a%40example.test?secret=ABC&issuer=Aube',
    );
  });
});

it('recovery codes are ten, all different, and the same however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}$/);
  const siteKey = createSiteKey(Buffer.alloc(32, 1));
  const kept = hashRecoveryCode(siteKey, 7, code);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
  expect(hashRecoveryCode(siteKey, 7, typed)).toBe(kept);
  expect(hashEarlierCode(typed)).toBe(hashEarlierCode(code));
  // The hash differs for another site key, for another person, and in earlier releases.
  const otherKey = createSiteKey(Buffer.alloc(32, 2));
  const others = [
    hashRecoveryCode(otherKey, 7, code),
    hashRecoveryCode(siteKey, 8, code),
    hashEarlierCode(code),
  ];
  expect(new Set([kept, ...others]).size).toBe(4);
});

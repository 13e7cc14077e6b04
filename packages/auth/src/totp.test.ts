import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('is that of RFC 6238 at %s s', (seconds, code, step) => {
    expect(totpStep({ secret: RFC_SECRET, code, lastStep: null }, at(seconds))).toBe(step);
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
    const step = totpStep({ secret, code, lastStep: null }, at(start + late));
    expect(step).toBe(isTaken ? 58_923_720 : null);
  });

  it.each([
    [58_923_719, 58_923_720],
    [58_923_720, null],
    [58_923_721, null],
  ])('is taken after a code of step %s: %s', (lastStep, step) => {
    expect(totpStep({ secret, code, lastStep }, at(start))).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (typed) => {
    expect(totpStep({ secret, code: typed, lastStep: null }, at(start))).toBeNull();
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
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(
    hashRecoveryCode(code),
  );
});

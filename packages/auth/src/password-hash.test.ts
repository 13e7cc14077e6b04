import { hash } from '@node-rs/argon2';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { hashPassword, isWeakHash, verifyPassword } from './password-hash.ts';
import { BusyError, createWorkQueue } from './work-queue.ts';

describe('password hash (AU-1, AU-5)', () => {
  it('is argon2id with its costs in it', async () => {
    expect(await hashPassword('trois lapins sous la lune')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('takes every character as typed, to the last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 12, maxLength: 128 }),
        async (password) => {
          const stored = await hashPassword(password);
          expect(await verifyPassword(stored, password)).toBe(true);
          expect(await verifyPassword(stored, `${password} `)).toBe(false);
          expect(await verifyPassword(stored, password.slice(0, -1))).toBe(false);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('knows the same letters typed on another system', async () => {
    const stored = await hashPassword('élan vers les étoiles'.normalize('NFD'));
    expect(await verifyPassword(stored, 'élan vers les étoiles'.normalize('NFC'))).toBe(true);
  });

  it('says no when there is no hash, whatever is tried', async () => {
    expect(await verifyPassword(null, 'trois lapins sous la lune')).toBe(false);
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('sees a hash of lower costs', async () => {
    expect(isWeakHash(await hash('x', { memoryCost: 4096, timeCost: 2 }))).toBe(true);
    expect(isWeakHash(await hashPassword('x'))).toBe(false);
  });
});

describe('work queue', () => {
  it('runs two at once, keeps the rest waiting in order, and refuses beyond its capacity', async () => {
    const run = createWorkQueue(2, 2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const job = (id: number) => () =>
      new Promise<number>((resolve) => {
        started.push(id);
        finish.push(() => resolve(id));
      });
    const results = [1, 2, 3, 4].map((id) => run(job(id)));
    await expect(run(job(5))).rejects.toBeInstanceOf(BusyError);
    expect(started).toEqual([1, 2]);
    finish[0]?.();
    await results[0];
    expect(started).toEqual([1, 2, 3]);
    finish[1]?.();
    finish[2]?.();
    await results[2];
    finish[3]?.();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it('goes on after a job that failed', async () => {
    const run = createWorkQueue(1, 1);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});

describe('common passwords (AU-2)', () => {
  it('knows those of the policy’s length too', async () => {
    const list = await commonPasswords();
    expect(list.size).toBeGreaterThan(40_000);
    expect(list.has('qwerty123456')).toBe(true);
  });
});

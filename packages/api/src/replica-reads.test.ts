import type { Pool } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { mayReadReplica, type ReplicaRead } from './replica-reads.ts';
import { ROLE } from './people/rules/roles.ts';
import { findProcedure, PROCEDURES } from './procedures.ts';
import { createWorld } from './testing/world.ts';

describe('what may be read on a replica', () => {
  it('is one procedure, a query, and the bytes of a file', () => {
    const allowed = PROCEDURES.map(({ name }) => name).filter(mayReadReplica);
    expect(allowed).toEqual(['stats.getFigures']);
    expect(findProcedure('stats.getFigures')?.type).toBe('query');
    expect(mayReadReplica('exports.file')).toBe(true);
  });

  it.each(['exports.prepare', 'exports.preview', 'admin.getParticipant', 'account.login', ''])(
    'is not %j, which decides or is a look',
    (name) => {
      expect(mayReadReplica(name)).toBe(false);
    },
  );

  it('is where figures are counted', async () => {
    const world = await createWorld(await testDatabase());
    const admin = await world.addPerson({ roleId: ROLE.administrator });
    const asked: ReplicaRead[] = [];
    const away = { query: () => Promise.reject(new Error('asked on the replica')) };
    const caller = await world.as(admin, {
      reading(what) {
        asked.push(what);
        const { openClient } = world.services;
        return Promise.resolve({ openClient, pool: away as unknown as Pool });
      },
    });
    await expect(caller.stats.getFigures({})).rejects.toMatchObject({ appCode: 'INTERNAL' });
    expect(asked).toEqual(['stats.getFigures']);
  });
});

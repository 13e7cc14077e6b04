import { TRPCClientError } from '@trpc/client';
import { vi } from 'vitest';
import type { Base, Begun, Connection, DraftRequest } from '../draft-types.ts';
import { createKeptDraft, pauseMs } from '../kept-draft.ts';

export type Words = Readonly<Record<string, string>>;
type Row = { held: Words; version: number };

export const neverSaved = 2_147_483_647;
export const later = 10 * 60_000;
export const pass = (ms = pauseMs) => vi.advanceTimersByTimeAsync(ms);
export const arrive = () => pass(0);

export function refusal(appCode: string, httpStatus: number, extras: object = {}): Error {
  const data = { appCode, httpStatus, issues: [], details: {}, retryAfterSeconds: null, ...extras };
  return new TRPCClientError(appCode, { result: { error: { data, message: appCode, code: 0 } } });
}
export const offline = () => new TRPCClientError('fetch failed');
export const busy = (retryAfterSeconds: number | null = null) =>
  refusal('UNAVAILABLE', 503, { retryAfterSeconds });
export const sessionLost = () => refusal('NOT_AUTHENTICATED', 401);

/**
 * A server with one row. A repeated write gets the same answer, and a write with another version
 * is refused.
 */
function createServer(start: Row | null = null) {
  const server = {
    row: start,
    requests: [] as DraftRequest<Words>[],
    failure: null as Error | null,
    isDeaf: false,
    gate: null as Promise<void> | null,
    write(held: Words, version: number | null): Base<Words> {
      const { row } = server;
      const isKnown = row && JSON.stringify(row.held) === JSON.stringify(held);
      if (row && !isKnown && version !== null && version !== row.version) {
        throw refusal('VERSION_CONFLICT', 409, { details: { current: row } });
      }
      if (!isKnown) server.row = { held, version: (row?.version ?? 0) + 1 };
      if (server.isDeaf) throw offline();
      return { held, version: server.row?.version ?? null };
    },
    async send(request: DraftRequest<Words>): Promise<Base<Words>> {
      server.requests.push(request);
      const { failure, gate } = server;
      await gate;
      if (failure) throw failure;
      return server.write(request.held, request.isChecked ? request.version : null);
    },
    elsewhere(held: Words) {
      server.row = { held, version: (server.row?.version ?? 0) + 1 };
    },
    hold(): () => Promise<unknown> {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.gate = promise;
      return () => {
        server.gate = null;
        resolve();
        return arrive();
      };
    },
  };
  return server;
}

type WorldOptions = {
  readonly known?: Row | null;
  readonly merges?: boolean;
  readonly connection?: Partial<Connection<Words, Words>>;
  readonly place?: 'page' | 'device';
};

export type World = ReturnType<typeof createWorld>;

export function createWorld(options: WorldOptions = {}) {
  const { known = null, merges = false, connection = {}, place = 'page' } = options;
  const server = createServer(known);
  const host = {
    person: true,
    place,
    held: true,
    isHeld: () => host.held,
    keep: vi.fn<(begun: Begun<Words, Words> | null) => void>(),
    isActive: () => host.person,
    now: Date.now,
    random: () => 0,
  };
  const link: Connection<Words, Words> = {
    // A text that ends with « … » is incomplete and is not sent.
    reduce: (value, held) => {
      const whole = Object.entries(value).filter(([, word]) => !word.endsWith('…'));
      const half = Object.keys(value).filter((key) => value[key]?.endsWith('…') && key in held);
      const stays = half.map((key): [string, string] => [key, held[key] ?? '']);
      return {
        held: Object.fromEntries([...whole, ...stays].toSorted(([a], [b]) => a.localeCompare(b))),
        isWhole: whole.length === Object.keys(value).length,
      };
    },
    send: (request) => server.send(request),
    conflictIn: ({ details }) => (details['current'] as Row | undefined) ?? null,
    ...(merges && { merge: ({ base, mine, theirs }) => mergeWords(base, mine, theirs) }),
    ...connection,
  };
  const begun = { value: known?.held ?? {}, base: known ?? { held: {}, version: null } };
  const draft = createKeptDraft<Words, Words>(begun, link, host);
  draft.connect(link);
  const type = (words: Words) => draft.change((before) => ({ ...before, ...words }));
  const kind = () => draft.get().state.kind;
  return { server, host, link, draft, type, kind };
}

function mergeWords(base: Words, mine: Words, theirs: Words): Words {
  const changed = Object.entries(mine).filter(([key, word]) => base[key] !== word);
  return { ...theirs, ...Object.fromEntries(changed) };
}

import { PROCEDURES } from '@aube/api/server';
import { z } from 'zod';
import { between, pick, type Random } from '../random.ts';
import { HOSTILE_BODIES, HOSTILE_VALUES, toHostileJson } from './hostile-values.ts';

type Schema = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  $ref?: string;
};

function sampleOf(schema: Schema, { random, hostile, find }: Making, depth = 0): unknown {
  const how = { random, hostile, find };
  const isHostile = random() < (depth === 0 ? 0.05 : 0.25);
  if (isHostile || depth > 6) return pick(random, hostile);
  if (schema.$ref !== undefined) return sampleOf(find(schema.$ref), how, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return sampleOf(pick(random, choices), how, depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (schema.properties || type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(() => random() < 0.8)
        .map(([name, child]) => [name, sampleOf(child, how, depth + 1)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: between(random, 0, 3) }, () =>
      sampleOf(schema.items ?? {}, how, depth + 1),
    );
  }
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer' || type === 'number') return between(random, 0, 60);
  return plainText(schema.format, random);
}

type Making = {
  random: Random;
  hostile: readonly unknown[];
  find: (ref: string) => Schema;
};

function plainText(format: string | undefined, random: Random): string {
  if (format === 'date') return `2026-01-${String(between(random, 10, 28))}`;
  if (format === 'date-time') return '2026-01-20T12:00:00.000Z';
  if (format === 'email') return `fuzz-${between(random, 1, 1e6)}@many.test`;
  return pick(random, ['Camille', '23:15', '2026-01-19', 'S0', 'fr', '7', 'a phrase of words']);
}

type HostileRequest = {
  method: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
};

type Target = { name: string; make: (random: Random) => HostileRequest };

const PLACES = [
  '1',
  '2',
  '0',
  '-1',
  '99999999999',
  '%00',
  '..%2f..',
  '%2e%2e',
  'a',
  "1'--",
  '1%20or%201',
  '%F0%9F%92%A9',
];

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': 'W/"x"' },
  { 'accept-language': 'zz;q=9,,,' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { accept: 'application/x-nothing' },
  { cookie: 'auth._token.local=%00; a=b; =c' },
];

const bodyOf = (schema: Schema, random: Random, find: (ref: string) => Schema): string =>
  random() < 0.05
    ? pick(random, HOSTILE_BODIES)
    : toHostileJson(sampleOf(schema, { random, hostile: HOSTILE_VALUES, find }));

function procedures(): Target[] {
  return PROCEDURES.map(({ name, type, inputs: [input] }) => {
    const schema = (
      input === undefined ? {} : z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    ) as Schema & { $defs?: Record<string, Schema> };
    const find = (ref: string) => schema.$defs?.[ref.split('/').at(-1) ?? ''] ?? {};
    return {
      name,
      make(random) {
        const json = bodyOf(schema, random, find);
        const body = random() < 0.9 ? `{"json":${json}}` : json;
        const headers = pick(random, HEADERS);
        if (type === 'query' && random() < 0.3) {
          const query = encodeURIComponent(body.toWellFormed()).slice(0, 3_000);
          return { method: 'GET', path: `/trpc/${name}?input=${query}`, headers };
        }
        const isBatch = random() < 0.05;
        return {
          method: 'POST',
          path: `/trpc/${name}${isBatch ? `,${name}?batch=1` : ''}`,
          body,
          headers,
        };
      },
    };
  });
}

type Operation = { requestBody?: { content?: Record<string, { schema?: Schema }> } };

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

function rows({ paths, components }: OpenApi): Target[] {
  const find = (ref: string) => components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {};
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      make(random: Random) {
        const filled = path.replaceAll(/\{\w+\}/g, () =>
          random() < 0.6 ? String(between(random, 1, 40)) : pick(random, PLACES),
        );
        const query =
          random() < 0.2 ? `?lang=${pick(random, PLACES)}&page=${pick(random, PLACES)}` : '';
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        const headers = pick(random, HEADERS);
        const request = { method: method.toUpperCase(), path: filled + query, headers };
        return schema === undefined ? request : { ...request, body: bodyOf(schema, random, find) };
      },
    })),
  );
}

export const targetsOf = (document: OpenApi): readonly Target[] => [
  ...procedures(),
  ...rows(document),
];

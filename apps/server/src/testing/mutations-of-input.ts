import { z } from 'zod';
import { HOSTILE_VALUES } from '@aube/prove/hostile-values';

type Path = (string | number)[];
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

function placesOfSchema(schema: Schema, at: Path = []): Path[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      placesOfSchema(child, [...at, key]),
    ),
    ...(schema.items ? placesOfSchema(schema.items, [...at, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((child) => placesOfSchema(child, at)),
  ];
  return at.length > 0 ? [at, ...inside] : inside;
}

function placesOfExample(value: unknown, at: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = entries.flatMap(([key, child]) => placesOfExample(child, [...at, key]));
  return at.length > 0 ? [at, ...inside] : inside;
}

function withValue(source: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(source)) {
    const copy: unknown[] = [...source];
    copy[Number(key)] = withValue(copy[Number(key)], rest, value);
    return copy;
  }
  const object = typeof source === 'object' && source !== null ? source : {};
  const child: unknown = Object.entries(object).find(([name]) => name === String(key))?.[1];
  return { ...object, [key]: withValue(child, rest, value) };
}

const unique = (places: Path[]) => [
  ...new Map(places.map((place) => [place.join('.'), place])).values(),
];

export function mutationsOf(example: unknown, places: Path[]): unknown[] {
  const mutations = unique(places).flatMap((place) =>
    HOSTILE_VALUES.map((value) => withValue(example, place, value)),
  );
  return [...HOSTILE_VALUES, ...mutations];
}

export function placesOfInput(inputs: readonly z.ZodType[], example: unknown): Path[] {
  const schemas = inputs.map(
    (input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema,
  );
  return [...schemas.flatMap((schema) => placesOfSchema(schema)), ...placesOfExample(example)];
}

export function spread<T>(list: readonly T[], count: number, seed: number): T[] {
  if (list.length <= count) return [...list];
  const step = list.length / count;
  return Array.from({ length: count }, (_, i) => {
    const index = Math.floor(i * step + ((seed * 7919) % Math.ceil(step)));
    return list[index % list.length] as T;
  });
}

import type { z } from 'zod';

type Schema = z.ZodType;
type Side = 'input' | 'output';

type CommentOf = (path: readonly string[], schema: Schema) => string[] | null;

type Definition = {
  type: string;
  innerType: Schema;
  element: Schema;
  shape: Record<string, Schema>;
  options: Schema[];
  items: Schema[];
  keyType: Schema;
  valueType: Schema;
  values: unknown[];
  entries: Record<string, unknown>;
  in: Schema;
  out: Schema;
  getter: () => Schema;
};

const definitionOf = (schema: Schema) => schema.def as unknown as Definition;

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  date: 'Date',
  null: 'null',
  undefined: 'undefined',
  void: 'void',
  unknown: 'unknown',
};

const WRAPPERS = new Set(['default', 'nonoptional', 'prefault', 'readonly']);

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);

const union = (parts: readonly string[]) => [...new Set(parts)].join(' | ');

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

const nameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

export const commentLines = (lines: readonly string[]): string =>
  lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;

export const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

type Place = {
  side: Side;
  path: readonly string[];
  commentOf?: CommentOf;
};

/**
 * Schema of one side of a pipe. A transform has no schema of its own, so the input side is used.
 */
const endOf = (pipe: Pick<Definition, 'in' | 'out'>, side: Side): Schema =>
  side === 'input' || definitionOf(pipe.out).type === 'transform' ? pipe.in : pipe.out;

export function canBeLeftOut(schema: Schema, side: Side): boolean {
  const { type, innerType, in: read, out } = definitionOf(schema);
  switch (type) {
    case 'optional':
      return true;
    case 'default':
    case 'prefault':
      return side === 'input';
    case 'pipe':
      return canBeLeftOut(endOf({ in: read, out }, side), side);
    case 'nullable':
    case 'readonly':
      return canBeLeftOut(innerType, side);
    default:
      return false;
  }
}

/**
 * Writes schemas as TypeScript types. `declarations` returns the recursive types, which need names.
 */
export function createTypeWriter(): {
  write: (schema: Schema, place: Place) => string;
  declarations: () => string[];
} {
  const recursive = new Map<Schema, { name: string; text: string }>();

  function writeField(key: string, schema: Schema, place: Place): string {
    const path = [...place.path, key];
    const comment = place.commentOf?.(path, schema);
    const name = isName(key) ? key : literal(key);
    const text = write(schema, { ...place, path });
    const isOptional = canBeLeftOut(schema, place.side);
    const type = isOptional && !/\bundefined$/.test(text) ? `${text} | undefined` : text;
    return `${comment ? commentLines(comment) : ''}${name}${isOptional ? '?' : ''}: ${type};\n`;
  }

  function writeObject(shape: Record<string, Schema>, place: Place): string {
    const fields = Object.entries(shape).map(([key, schema]) => writeField(key, schema, place));
    return fields.length === 0 ? '{}' : `{\n${indent(fields.join(''))}}`;
  }

  function writeRecursive(schema: Schema, place: Place): string {
    const inner = definitionOf(schema).getter();
    const known = recursive.get(inner);
    if (known) return known.name;
    const wanted = nameOf(place.path.at(-1) ?? '');
    if ([...recursive.values()].some(({ name }) => name === wanted)) {
      throw new Error(`${place.path.join('.')}: another type is called ${wanted}.`);
    }
    const entry = { name: wanted, text: '' };
    recursive.set(inner, entry);
    entry.text = write(inner, place);
    return wanted;
  }

  function write(schema: Schema, place: Place): string {
    const definition = definitionOf(schema);
    const { type, innerType } = definition;
    const plain = PLAIN[type];
    if (plain !== undefined) return plain;
    if (WRAPPERS.has(type)) return write(innerType, place);
    switch (type) {
      case 'literal':
        return union(definition.values.map(literal));
      case 'enum':
        return union(Object.values(definition.entries).map(literal));
      case 'optional':
        return union([write(innerType, place), 'undefined']);
      case 'nullable':
        return union([write(innerType, place), 'null']);
      case 'array':
        return `Array<${write(definition.element, place)}>`;
      case 'tuple':
        return `[${definition.items.map((item) => write(item, place)).join(', ')}]`;
      case 'record': {
        const { keyType, valueType } = definition;
        return `Record<${write(keyType, place)}, ${write(valueType, place)}>`;
      }
      case 'union':
        return union(definition.options.map((option) => write(option, place)));
      case 'object':
        return writeObject(definition.shape, place);
      case 'pipe':
        return write(endOf(definition, place.side), place);
      case 'lazy':
        return writeRecursive(schema, place);
      default:
        throw new Error(`${place.path.join('.')}: ${type} cannot be written as a type.`);
    }
  }

  return {
    write,
    declarations: () =>
      [...recursive.values()].map(({ name, text }) => `export type ${name} = ${text};\n`),
  };
}

import {
  ERROR_CATALOGUE,
  PROCEDURES as ALL,
  type Meta,
  type Procedure as Described,
} from '@aube/api/server';
import { locales } from '@aube/content/locale';
import type { z } from 'zod';
import { fieldComment } from './field-comment.ts';
import { procedureDocs } from './procedure-docs.ts';
import { commentLines, createTypeWriter, indent, canBeLeftOut } from './type-text.ts';

type Procedure = Pick<Described, 'name' | 'type' | 'meta'> & {
  area: string;
  input: z.ZodType | null;
  output: z.ZodType;
};

export const PROCEDURES: readonly Procedure[] = ALL.map(
  ({ name: path, type, meta, inputs, output }) => {
    const [area = '', name = ''] = path.split('.');
    if (inputs.length > 1)
      throw new Error(`${path} has several inputs: the client knows only one.`);
    if (!output) throw new Error(`${path} names no output.`);
    return { area, name, type, meta, input: inputs[0] ?? null, output };
  },
);

const ADMITS: Readonly<Record<Meta['admits'], string>> = {
  anyone: 'anyone',
  'guest-or-user': 'anyone, logged in or not',
  user: 'anyone logged in',
  participant: 'participants',
  staff: 'staff and administrators',
  administrator: 'administrators',
};

const GUARDS: Readonly<Record<Meta['guard'], string>> = {
  none: '',
  person: '; not with an access token',
  identity: '; with the password given less than ten minutes ago, not with an access token',
  export: '; with the password given less than ten minutes ago, or an access token for exports',
};

const HEAD = `/** Languages of the texts in a reply. */
export type Locale = ${locales.map((locale) => `'${locale}'`).join(' | ')};

export type ErrorCode =
${Object.entries(ERROR_CATALOGUE)
  .map(([code, [, status, sentence]]) => `  /** ${status}: ${sentence} */\n  | '${code}'`)
  .join('\n')};

export type CallOptions = { signal?: AbortSignal };

type Call<Input, Output> = undefined extends Input
  ? (input?: Input, options?: CallOptions) => Promise<Output>
  : (input: Input, options?: CallOptions) => Promise<Output>;

/** Only reads data; the client repeats the request after a 503. */
export type Query<Input, Output> = { query: Call<Input, Output> };

/** Changes data; the client never repeats the request after a 503. */
export type Mutation<Input, Output> = { mutate: Call<Input, Output> };
`;

/**
 * Writes the types of all calls as one file without imports, with comments on procedures and input
 * fields.
 * @decision rest-and-openapi#client-package
 */
export function contractText(): string {
  const { write, declarations } = createTypeWriter();
  const areas = [...new Set(PROCEDURES.map(({ area }) => area))];
  const inputs: string[] = [];
  const outputs: string[] = [];
  const calls: string[] = [];
  for (const area of areas) {
    const docs = procedureDocs(area);
    const own = PROCEDURES.filter((each) => each.area === area);
    const lines = (line: (procedure: Procedure) => string) =>
      `${area}: {\n${indent(own.map(line).join(''))}};\n`;
    inputs.push(
      lines(({ name, input }) => {
        const place = { side: 'input', path: [area, name], commentOf: fieldComment } as const;
        if (!input) return `${name}: void;\n`;
        return `${name}: ${write(input, place)}${canBeLeftOut(input, 'input') ? ' | void' : ''};\n`;
      }),
    );
    outputs.push(
      lines(
        ({ name, output }) =>
          `${name}: ${write(output, { side: 'output', path: [area, name] })};\n`,
      ),
    );
    calls.push(
      lines(({ name, type, meta }) => {
        const comment = [
          ...(docs.get(name) ?? []),
          `@remarks For ${ADMITS[meta.admits]}${GUARDS[meta.guard]}.`,
        ];
        const kind = type === 'query' ? 'Query' : 'Mutation';
        const place = `['${area}']['${name}']`;
        return `${commentLines(comment)}${name}: ${kind}<RouterInputs${place}, RouterOutputs${place}>;\n`;
      }),
    );
  }
  const object = (name: string, about: string, parts: readonly string[]) =>
    `/** ${about} */\nexport type ${name} = {\n${indent(parts.join(''))}};\n`;
  return [
    HEAD,
    object('RouterInputs', 'The input of each call.', inputs),
    object('RouterOutputs', 'The output of each call.', outputs),
    object('AubeClient', 'Every call of the server.', calls),
    ...declarations(),
  ].join('\n');
}

import { findProcedure } from '@aube/api/server';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sample-of.ts';
import { row, type RestRow } from './route.ts';
import { REST_ROWS } from './rows.ts';
import { word, type Field, type Vocabulary } from './vocabulary/vocabulary.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function strayWords(vocabulary: Vocabulary, source: unknown, unused: Field['access']): string[] {
  return vocabulary.flatMap(({ french, english, keys, words, access }) => {
    if (access === unused) return [];
    let value = source;
    for (const key of keys) {
      if (!isObject(value) || !(key in value)) return [`${french} → ${english}`];
      value = value[key];
    }
    const inner = Array.isArray(value) ? (value[0] as unknown) : value;
    return words && inner !== null ? strayWords(words, inner, unused) : [];
  });
}

/** Names in a row that are missing in the schemas of the row's procedure. */
function straysOf({ procedure, reply, body = [], ...parts }: RestRow): string[] {
  const { inputs, output } = findProcedure(procedure) ?? { inputs: [] };
  const input = Object.assign({}, ...inputs.map((schema) => sampleOf(schema, 'input'))) as Json;
  const fields = [
    ...Object.keys(parts.url ?? {}),
    ...Object.keys(parts.fixed ?? {}),
    ...Object.values(parts.query ?? {}).map(({ field }) => field),
    ...(parts.ifMatch ? [parts.ifMatch] : []),
  ];
  const strays = [
    ...fields.filter((field) => !(field in input)),
    ...strayWords(body, input, 'out'),
  ];
  if (!reply || reply === 'file') return strays;
  if (!output) return [...strays, `${procedure} has no output`];
  const sample = sampleOf(output, 'output');
  const rows = reply.inParts ? (sample as Json)['rows'] : sample;
  const item: unknown = Array.isArray(rows) ? rows[0] : rows;
  const shown = reply.from ? reply.from(item, 'fr') : item;
  return [...strays, ...strayWords(reply.vocabulary, shown, 'in')];
}

describe('the words of a row', () => {
  it.each(REST_ROWS.map((each) => [`${each.method} ${each.path}`, each] as const))(
    'stand for places of its procedure’s input and output: %s',
    (_name, each) => {
      expect(straysOf(each)).toEqual([]);
    },
  );

  it('are a list exactly where the procedure answers a list or an optional entity', () => {
    for (const { path, procedure, reply } of REST_ROWS) {
      if (reply === 'file') continue;
      const output = findProcedure(procedure)?.output;
      const isSeveral = Array.isArray(output && sampleOf(output, 'output'));
      const isMissing = output?.safeParse(null).success === true;
      expect([path, reply?.isList ?? false]).toEqual([
        path,
        reply !== null && (isSeveral || isMissing || reply.inParts === true),
      ]);
    }
  });

  it('fail to compile without an English place, and this walk finds them', () => {
    const astray = row('diary.saveDay', {
      method: 'PUT',
      path: '/api/jours-journal-sommeil/{id}',
      body: [
        word('heure_reveil', 'night.finalWakeUpTime'),
        // @ts-expect-error the input has no such field
        word('heure_extinction_lumieres', 'night.lightsOutTme'),
        // @ts-expect-error a read-only field is no field of the input
        word('mesures', 'measures', { access: 'in' }),
        // @ts-expect-error the item of the list has no such field
        word('siestes', 'night.naps', { words: [word('heure_debut', 'startTme')] }),
      ],
      // @ts-expect-error the input has no such field
      ifMatch: 'versoin',
      reply: {
        entity: 'jour',
        vocabulary: [
          word('id', 'id'),
          // @ts-expect-error the output has no such field
          word('statut', 'statsu', { access: 'out' }),
        ],
      },
      status: 200,
    });
    expect(straysOf(astray)).toEqual([
      'versoin',
      'heure_extinction_lumieres → night.lightsOutTme',
      'mesures → measures',
      'heure_debut → startTme',
      'statut → statsu',
    ]);
  });

  it('belong to a procedure that exists', () => {
    // @ts-expect-error there is no such procedure
    const nowhere = row('diary.saveDya', {
      method: 'POST',
      path: '/api/nulle-part',
      reply: null,
      status: 204,
    });
    expect(findProcedure(nowhere.procedure)).toBeNull();
  });
});

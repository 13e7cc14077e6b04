import { toAppError } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { week } from '@aube/dictionary';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { createMatrixWorld } from '../../testing/matrix-world.ts';
import { restRequestOf, type Input } from '../../testing/rest-request.ts';
import { REST_LINES, VERDICTS, type Line } from '../../testing/verdicts.ts';
import type { RestRow } from '../route.ts';
import { REST_ROWS } from '../rows.ts';
import { toEnglish } from '../vocabulary/vocabulary.ts';
import type { JsonSchema } from './json-schema.ts';
import {
  bodySchemaOf,
  exampleOf,
  factsOf,
  keyOf,
  replySchemaOf,
  type Example,
} from './operation.ts';

const world = await createMatrixWorld(await testDatabase());

const ACTORS = ['self', 'staff', 'admin', 'guest', 'left'] as const;

const lineOf = (row: RestRow): Line => {
  const line = REST_LINES[keyOf(row)] ?? VERDICTS[row.procedure];
  if (!line) throw new Error(`The matrix has no line for ${keyOf(row)}.`);
  return line;
};

const MASKS: [RegExp, string][] = [
  [/"jeton":"[^"]+"/g, '"jeton":"exemple-de-jeton-0123456789"'],
  [/"(access_token|billet|secret)":"[^"]+"/g, '"$1":"…"'],
  [/V-[0-9A-F]{8}-[0-9A-F-]{27}/g, 'CLSC-07'],
  [/nobody(-[0-9a-f-]{36})?@/g, 'elise@'],
  [/staff-[0-9a-f-]{20,}(?=[@"])/g, 'zoe.roy'],
  // Removes a username that is an email address.
  [/("courriel":"[^"]+"),"nom_utilisateur":"[^"]+@[^"]+"/g, '$1'],
  [/"2000000001"/g, '"3"'],
  [/"codes_secours":\[[^\]]*\]/g, '"codes_secours":["…"]'],
  [/otpauth:[^"]+/g, 'otpauth://totp/Aube'],
  [/(inscription|activation|reinitialisation)\/[^"]+/g, '$1/…'],
  [/"(mot_de_passe\w*)":"[^"]+"/g, '"$1":"sept cailloux sous la pluie"'],
  [/[0-9a-f]{8}-[0-9a-f-]{27}/g, '00000000-0000-4000-8000-000000000000'],
];

const LONGEST_TEXT = 160;

const shortened = (value: unknown, most = 2): unknown => {
  if (Array.isArray(value)) return value.slice(0, most).map((each) => shortened(each, 2));
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    return `${value.slice(0, LONGEST_TEXT)}…`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
};

const masked = (value: unknown): unknown =>
  JSON.parse(
    MASKS.reduce((text, [secret, mask]) => text.replaceAll(secret, mask), JSON.stringify(value)),
  );

const session = { access_token: '…', token_type: 'Bearer', expires_at: '2026-01-07T00:12:00.000Z' };

/** Examples written by hand, for calls that no actor of the test may make. */
const REPLIES: Readonly<Record<string, unknown>> = {
  'POST /api/auth/connexion': { ...session, second_facteur_a_installer: false },
  'POST /api/auth/inscription': { utilisateur: { courriel: 'elise@example.test' } },
  'PUT /api/auth/second-facteur': { codes_secours: ['…'], ...session },
  'POST /api/auth/second-facteur/codes-secours': { codes_secours: ['…'] },
  'POST /api/semaines-journal-sommeil/{id}/horaire-sommeil': {
    choix_coucher_lever: 'lever',
    heure_coucher_lever: '06:30',
  },
};

const pause = {
  id: 1,
  apres_semaine: 1,
  debut_le: '2026-01-12',
  reprise_le: '2026-01-20',
  statut: 'a_venir',
  raison: null,
  par_le_personnel: false,
  demandee_le: '2026-01-06T12:12:00.000Z',
  retiree_le: null,
};

const onlyValue = (object: unknown) => Object.values(object as object)[0] as unknown;

function replyOf(row: RestRow, examples: Record<string, Example>): unknown {
  const key = keyOf(row);
  if (key in REPLIES) return REPLIES[key];
  const entity = (row.reply !== 'file' && row.reply?.entity) || '';
  if (entity === 'pause') return { pause };
  if (entity === week.french) {
    const like = 'GET /api/utilisateurs/{id}/semaines-journal-sommeil/{key}';
    return examples[like]?.reply;
  }
  if (entity === 'fenetre_convenue') {
    const like = 'POST /api/admin/participants/{id}/fenetres-convenues';
    const window = onlyValue(examples[like]?.reply) as object;
    const withdrawn = { retiree_le: '2026-01-06T12:12:00.000Z', vaut_au_prochain_choix: false };
    return { [entity]: { ...window, ...withdrawn } };
  }
  const like =
    entity === 'reponse_questionnaire_ps'
      ? 'POST /api/reponses-questionnaire-ps'
      : 'POST /api/utilisateurs/{id}/reponses-questionnaire-s0';
  return { [entity]: onlyValue(examples[like]?.reply) };
}

function placesOf({ path: pattern, url }: RestRow, path: string): Pick<Example, 'places'> {
  if (!url) return {};
  const { pathname } = new URL(path, 'https://aube.example.test');
  const found = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
  return { places: masked({ ...found?.groups }) as Record<string, string> };
}

async function record(row: RestRow, examples: Record<string, Example>): Promise<Example> {
  const line = lineOf(row);
  const actor = ACTORS.find((each) => line.verdicts[each] === 'ok');
  const target = world.targetFor(actor ?? 'self');
  const input = { ...((await line.input?.(target, world)) as Input | undefined), ...row.fixed };
  const { path, ask } = restRequestOf(row, input);
  if (!actor) {
    return {
      ...placesOf(row, path),
      ...(row.body && { body: masked(ask.body) }),
      ...(row.reply && { reply: replyOf(row, examples) }),
    };
  }
  const session = await world.sessionOf(actor, 'bearer');
  const answer = await world.ask(path, { ...ask, ...(session && { as: session }) });
  if (answer.status !== row.status) throw new Error(`${keyOf(row)}: ${answer.text}`);
  const written = { ...placesOf(row, path), ...(row.body && { body: masked(ask.body) }) };
  if (!row.reply || row.reply === 'file') return written;
  const reply = masked(shortened(answer.json, 1));
  if (row.method !== 'GET') return { ...written, reply };
  const inEnglish = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
  const english = await world.ask(inEnglish, { ...ask, ...(session && { as: session }) });
  const englishReply = masked(shortened(english.json, 1));
  const isSame = JSON.stringify(englishReply) === JSON.stringify(reply);
  return { ...written, reply, ...(!isSame && { englishReply }) };
}

it('the examples are what the calls of the matrix send and are answered', async () => {
  const examples: Record<string, Example> = {};
  for (const row of REST_ROWS) examples[keyOf(row)] = await record(row, examples);
  // To update the file: `npx vitest run --project node openapi/examples --update`.
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(
    'golden/examples.json',
  );
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });

function faultsOf(schema: JsonSchema | null, value: unknown): unknown {
  if (schema === null) return null;
  const fits = ajv.compile(schema);
  fits(value);
  return fits.errors ?? null;
}

async function issuesOf(row: RestRow, body: unknown): Promise<unknown[]> {
  if (!row.body) return [];
  const english = toEnglish(row.body, body as Input, []);
  const given = row.complete?.(english) ?? english;
  const elsewhere = new Set([...Object.keys(row.url ?? {}), ...Object.keys(row.fixed ?? {})]);
  const parsed = await Promise.all(
    factsOf(row).inputs.map((schema) => schema.safeParseAsync(given)),
  );
  return parsed
    .flatMap(({ error }) => (error ? toAppError(error).issues : []))
    .filter(({ path }) => !elsewhere.has(String(path[0])));
}

it.each(REST_ROWS.map((row) => [keyOf(row), row] as const))(
  'the example of %s fits the schemas of the document and of its procedure',
  async (_key, row) => {
    const { body, reply } = exampleOf(row, 'fr');
    expect(faultsOf(replySchemaOf(row, 'en'), exampleOf(row, 'en').reply)).toBeNull();
    expect({
      body: faultsOf(bodySchemaOf(row, 'en'), body),
      reply: faultsOf(replySchemaOf(row, 'en'), reply),
      issues: await issuesOf(row, body),
    }).toEqual({ body: null, reply: null, issues: [] });
  },
);

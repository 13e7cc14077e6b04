import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepEvidence } from '../evidence.ts';
import { randomOf, between } from '../random.ts';
import type { Campaign } from '../group.ts';
import { emailOf, logIn, METRICS_TOKEN, send, startSite } from '../site.ts';

const COLUMNS_WITHOUT_TEXT = new Set([
  'authentication_method',
  'locale',
  'time_zone',
  'dark_mode',
  'text_size',
  'search_text',
  'folded_text',
  'participant_code',
  'province',
  'postal_code',
  'phone_number',
  'oidc_issuer',
  'oidc_subject',
]);

/** Forms in which a word may leak: plain, URL-encoded, base64, hexadecimal, or as a hash. */
const formsOf = (word: string): string[] => [
  word,
  encodeURIComponent(word),
  // The last character of base64 also depends on the text after the word.
  Buffer.from(word).toString('base64').replace(/=+$/, '').slice(0, -1),
  Buffer.from(word).toString('hex'),
  createHash('sha256').update(word).digest('hex'),
];

const seenIn = (place: string, text: string, words: ReadonlyMap<string, string>): string[] =>
  [...words].flatMap(([what, word]) =>
    formsOf(word).some((form) => text.toLowerCase().includes(form.toLowerCase()))
      ? [`${place}: ${what}`]
      : [],
  );

/**
 * Gives each person unique texts, which must not appear in logs, metrics, emails, or answers to
 * other people.
 * @source security PR-1 PR-2 PR-4
 */
export async function verifyCanary({ seed, count }: Campaign): Promise<boolean> {
  const random = randomOf(seed);
  const mark = () =>
    `zq${Array.from({ length: 12 }, () => 'bcdfghjkmn'[between(random, 0, 9)]).join('')}`;
  const site = await startSite(count + 2);
  const [server] = site.servers;
  const words = new Map<string, string>();
  const hits: string[] = [];
  let calls = 0;
  try {
    const client = await site.openClient();
    const { rows: columns } = await client.query<{ table: string; name: string }>(
      `select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and table_name in ('users', 'participants') and data_type = 'text'
          and is_generated = 'NEVER'`,
    );
    for (let n = 3; n < count + 3; n += 1) {
      for (const { table, name } of columns) {
        if (COLUMNS_WITHOUT_TEXT.has(name) || name === 'email') continue;
        const word = mark();
        words.set(`${table}.${name} of ${n}`, word);
        const key = table === 'users' ? 'id' : 'user_id';
        await client.query(
          `update ${table} set ${name} = $1 where ${key} = (select id from users where email = $2)`,
          [word, emailOf(n)],
        );
      }
    }
    await client.end();

    const call = async (path: string, given: Parameters<typeof send>[1], own?: string) => {
      const { status, headers, text } = await send(server.url + path, given);
      calls += 1;
      const place = `${given.method ?? 'POST'} ${path.split('?')[0]} ${status}`;
      hits.push(...seenIn(`headers of ${place}`, JSON.stringify([...headers]), words));
      const others = new Map([...words].filter(([, word]) => word !== own));
      if (given.token === undefined)
        hits.push(...seenIn(`answer to a guest of ${place}`, text, others));
      if (given.token !== undefined && headers.get('cache-control') !== 'no-store') {
        hits.push(`kept in caches: ${place} (${headers.get('cache-control')})`);
      }
    };
    const night = (extra: object) => ({
      heure_extinction_lumieres: '22:30',
      duree_endormissement: 15,
      nombre_reveils: 2,
      duree_eveil: 20,
      heure_reveil: '06:15',
      heure_sortie_lit: '06:30',
      siestes: [],
      ...extra,
    });
    for (const [index, { userId, token, openDayIds }] of site.participants.entries()) {
      if (index < 2) continue;
      const [dayId = 0] = openDayIds;
      const typed = mark();
      words.set(`what ${index + 1} typed`, typed);
      for (const path of [
        `/api/utilisateurs/${userId}`,
        `/api/auth/moi`,
        `/api/utilisateurs/${userId}/jours-journal-sommeil/${dayId}`,
      ]) {
        await call(path, { method: 'GET', token });
      }
      await call(`/api/jours-journal-sommeil/${dayId}`, { method: 'PUT', token, body: night({}) });
      await call(`/api/jours-journal-sommeil/${dayId}`, {
        method: 'PUT',
        token,
        body: night({ duree_eveil: typed, [typed]: typed }),
      });
      await call(`/api/jours-journal-sommeil/${typed}`, { method: 'PUT', token, body: typed });
      await call(`/api/rien/${typed}?q=${typed}`, { method: 'GET', token });
      await call('/api/auth/connexion', {
        body: { courriel: `${typed}@many.test`, mot_de_passe: typed },
      });
      await call('/api/auth/connexion', {
        body: { courriel: emailOf(index + 1), mot_de_passe: typed },
      });
      await call('/api/auth/mot-passe-oublie', { body: { courriel: emailOf(index + 1) } });
      await call(
        '/trpc/account.login',
        {
          body: { json: { identifier: typed, password: typed, [typed]: 1 } },
          headers: { cookie: `a=${typed}`, referer: `http://x/${typed}`, 'user-agent': typed },
        },
        typed,
      );
    }
    const admin = await logIn(server.url, emailOf(1), 'Lune-verte-et-cailloux-7');
    for (const word of words.values()) {
      await call('/trpc/admin.listParticipants', {
        token: admin.token,
        body: { json: { search: word, page: 1 } },
      });
    }
    await delay(7_000);
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const figures = await answer.text();
    if (!figures.includes('aube_')) hits.push(`/metrics is answered ${answer.status}`);
    hits.push(...seenIn('/metrics', figures, words));
    hits.push(...seenIn('the log', server.output(), words));
    const folder = join(site.dataDir, 'mail');
    const letters = existsSync(folder) ? readdirSync(folder) : [];
    const secret = new Map(
      [...words].filter(([what]) => !/^users\.(first_name|last_name|username)/.test(what)),
    );
    for (const file of letters) {
      hits.push(...seenIn(`letter ${file}`, readFileSync(join(folder, file), 'utf8'), secret));
    }
    const figure = `${words.size} words in 5 forms, ${calls} calls, ${letters.length} letters, ${server.output().split('\n').length} lines of log: ${hits.length} seen, seed ${seed}`;
    const passed = hits.length === 0 && letters.length > 0;
    keepEvidence({ id: 'PR-1', figure, passed, details: { hits, words: [...words.keys()], seed } });
    for (const hit of hits.slice(0, 10)) console.log(`  ${hit}`);
    return passed;
  } finally {
    await site.stop();
  }
}

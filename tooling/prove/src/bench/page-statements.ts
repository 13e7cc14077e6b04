import { createServices, recountPeople } from '@aube/api/server';
import { callsInProcess } from '@aube/api/testing';
import { pageQuestions } from '@aube/api/testing/page-questions';
import { credentialFromBearer } from '@aube/auth';
import { connect } from '@aube/db';
import type { Client } from 'pg';
import { CLOCK, type Ground } from './ground.ts';

const MOST_BLOCKS = 5_000;
const MOST_MS = 50;
const PAGES = [1, 20, 40];

type Ids = { userId: number; establishmentId: number };

const IDS = `
select (select user_id from participants order by user_id limit 1 offset 500) as "userId",
  (select min(id) from establishments where id > (select min(id) from establishments)) as "establishmentId"`;

type Statement = { question: string; text: string; blocks: number; ms: number };

const READ = `
select query as text, (shared_blks_hit + shared_blks_read) / calls as blocks, min_exec_time as ms
from pg_stat_statements
where dbid = (select oid from pg_database where datname = current_database())`;

/** @throws when the server does not load pg_stat_statements */
async function startCounting(client: Client): Promise<void> {
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('select pg_stat_statements_reset()').catch((thrown: unknown) => {
    const needs = 'PostgreSQL needs shared_preload_libraries = pg_stat_statements';
    throw new Error(needs, { cause: thrown });
  });
}

async function measure(
  client: Client,
  question: string,
  ask: () => Promise<unknown>,
  rounds: number,
): Promise<Statement[]> {
  await client.query('select pg_stat_statements_reset()');
  for (let round = 0; round < rounds; round += 1) await ask();
  const { rows } = await client.query<{ text: string; blocks: string; ms: number }>(READ);
  return rows.map(({ text, blocks, ms }) => ({ question, text, blocks: Number(blocks), ms }));
}

const MOST_TURNS = 50;

/** A turn that takes too long fails on a busy machine, and the next one goes on. */
async function recountEverybody(
  client: Client,
  site: Parameters<typeof recountPeople>[0],
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await recountPeople(site).catch(() => 0);
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from recount where step in ('people', 'calls')`,
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    console.log(`Recounting: ${left} left`);
  }
  throw new Error('People are left to recount.');
}

/** Shows the statements of the console's pages that read more than the goal, or take longer. */
export async function benchPageStatements(
  { databaseUrl, dataDir, callers }: Ground,
  { rounds, only }: { rounds: number; only: string },
): Promise<void> {
  const connection = await connect({ databaseUrl, dataDir });
  const client = await connection.openClient();
  try {
    await startCounting(client);
    const now = new Date(CLOCK);
    const publicUrl = new URL('https://aube.example.test');
    const services = await createServices(connection, { publicUrl, now });
    await recountEverybody(client, { ...services, now });
    await client.query('vacuum analyze');
    const { rows } = await client.query<Ids>(IDS);
    const [ids] = rows;
    if (!ids) throw new Error('The database has nobody.');
    const credential = credentialFromBearer(`Bearer ${callers.administratorTokens[0]}`);
    const caller = callsInProcess(services, now)({ credential });
    const questions = pageQuestions(ids, PAGES).filter(([name]) => name.includes(only));
    const slow: Statement[] = [];
    const refused: string[] = [];
    for (const [name, call] of questions) {
      const ask = () =>
        call(caller).catch((thrown: unknown) => {
          refused.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
        });
      const found = await measure(client, name, ask, rounds);
      slow.push(...found.filter(({ blocks, ms }) => blocks > MOST_BLOCKS || ms > MOST_MS));
    }
    console.log(`${questions.length} questions, each ${rounds} times; shortest times`);
    for (const { question, text, blocks, ms } of slow) {
      const start = text.replaceAll(/\s+/g, ' ').slice(0, 60);
      console.log(`${question}: ${blocks} blocks, ${ms.toFixed(0)} ms · ${start}`);
    }
    for (const line of new Set(refused)) console.log(`refused · ${line}`);
    console.log(`${slow.length} statements above ${MOST_BLOCKS} blocks or ${MOST_MS} ms`);
  } finally {
    await client.end();
    await connection.close();
  }
}

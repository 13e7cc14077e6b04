import { connect } from '@aube/db';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { addBareRoutes } from './bare.ts';
import { addEqualRoutes } from './equal.ts';

/**
 * Hono and pg, with one prepared statement per request. Uses the same database and connection
 * settings as our server.
 */
const { DATABASE_URL: databaseUrl, PORT, BENCH_NOW, BENCH_KIND } = process.env;
const { pool } = await connect({ databaseUrl, dataDir: '' });
const now = new Date(BENCH_NOW ?? Date.now());
const app = new Hono();
if (BENCH_KIND === 'equal') addEqualRoutes(app, pool, now);
else addBareRoutes(app, pool, now);

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log('ready'));

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { addBareRoutes } from './bare.ts';
import { addEqualRoutes } from './equal.ts';
import { addLogin } from './login.ts';

/**
 * What Aube is measured against, each run as a process of its own: Hono and pg by hand, one prepared
 * statement a request, the same rows read and written.
 */
const { DATABASE_URL: connectionString, PORT, BENCH_NOW, BENCH_KIND } = process.env;
const pool = new Pool({ connectionString, max: 10 });
const now = new Date(BENCH_NOW ?? Date.now());
const app = new Hono();
addLogin(app, pool, { now, isLogged: BENCH_KIND === 'equal' });
if (BENCH_KIND === 'equal') addEqualRoutes(app, pool, now);
else addBareRoutes(app, pool, now);

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log('ready'));

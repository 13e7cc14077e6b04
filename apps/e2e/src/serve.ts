import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const dataDir = process.env['AUBE_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'aube-e2e-'));
const server = spawn('npm', ['run', '--silent', 'demo'], {
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  env: { ...process.env, AUBE_DATA_DIR: dataDir },
  stdio: 'inherit',
});

process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGINT'));
const [status] = (await once(server, 'exit')) as [number | null];

// npm ends before the server. The server has ended when this file is gone.
const running = join(dataDir, 'postgres/cluster/postmaster.pid');
for (let attempt = 0; attempt < 150 && existsSync(running); attempt++) await delay(100);
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = status ?? 1;

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ServerHolder = {
  readonly process: ChildProcess;
  readonly postmaster: number;
};

export async function holdServer(folder: string): Promise<ServerHolder> {
  const script = fileURLToPath(new URL('hold-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, postmaster: Number(line.toString()) };
}

export async function killHolder({ process }: ServerHolder): Promise<void> {
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
}

export async function releaseHolder({ process }: ServerHolder): Promise<void> {
  const exited = once(process, 'exit');
  process.stdin?.end('leave\n');
  await exited;
}

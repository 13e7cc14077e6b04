import { startRealServer, type RealServerOptions } from '@aube/real-server';

/** Milliseconds from the start of a process to its first page, on existing data: median of some. */
export async function measureFirstAnswer(
  env: RealServerOptions['env'],
  times = 5,
): Promise<{ medianMs: number; allMs: number[] }> {
  const allMs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    const server = await startRealServer({ env, program: 'bundle' });
    const response = await fetch(`${server.url}/connexion`);
    await response.arrayBuffer();
    allMs.push(Math.round(performance.now() - startedAt));
    await server.stop();
  }
  const medianMs = allMs.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
  return { medianMs, allMs };
}

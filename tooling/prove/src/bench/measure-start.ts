import { startRealServer, type RealServerOptions } from '../real-server/start-real-server.ts';
import { megabytesOf, untilIdle } from './load/process-figures.ts';

/**
 * Starts on existing data: milliseconds from the start of a process to its first page, median of some, and what
 * the last one holds once it has nothing to do.
 */
export async function measureStart(
  env: RealServerOptions['env'],
  times = 5,
): Promise<{ firstAnswerMs: number; atRestMb: number }> {
  const allMs: number[] = [];
  let atRestMb = Number.NaN;
  for (let time = 1; time <= times; time += 1) {
    const startedAt = performance.now();
    const server = await startRealServer({ env, program: 'bundle' });
    const response = await fetch(`${server.url}/connexion`);
    await response.arrayBuffer();
    allMs.push(Math.round(performance.now() - startedAt));
    if (time === times) {
      await untilIdle(server.pid);
      atRestMb = megabytesOf(server.pid).now;
    }
    await server.stop();
  }
  const firstAnswerMs = allMs.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
  return { firstAnswerMs, atRestMb };
}

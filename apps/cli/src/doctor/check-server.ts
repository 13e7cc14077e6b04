import type { Texts } from '../texts/fr.ts';
import { away, fault, good, warning, type Check } from './check.ts';

const PATIENCE_MS = 3_000;

/** Checks that a server answers. No answer is a fault only when the user gave `--url`. */
export async function checkServer(
  { doctor }: Texts,
  { url, isAskedFor }: { url: string; isAskedFor: boolean },
): Promise<Check> {
  try {
    const response = await fetch(new URL('/readyz', url), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok
      ? good('server', doctor.serverReady(url))
      : fault('server', doctor.serverUnready(url, response.status));
  } catch (thrown) {
    const { cause } = thrown as { cause?: { message?: string } };
    if (cause?.message === 'bad port') return fault('server', doctor.refusedPort(url));
    return (isAskedFor ? away : warning)('server', doctor.serverAway(url));
  }
}

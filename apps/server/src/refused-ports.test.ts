import { expect, it } from 'vitest';
import { isRefusedPort } from './refused-ports.ts';

async function isRefusedByFetch(port: number): Promise<boolean> {
  const fault: unknown = await fetch(`http://127.0.0.1:${port}`).catch(
    (thrown: unknown) => (thrown as Error).cause,
  );
  return fault instanceof Error && fault.message === 'bad port';
}

const LISTED = Array.from({ length: 11_000 }, (_, port) => port).filter(isRefusedPort);

it('has the ports that the platform refuses', async () => {
  expect(LISTED.length).toBeGreaterThan(80);
  const refused = await Promise.all(LISTED.map(isRefusedByFetch));
  expect(LISTED.filter((_, place) => !refused[place])).toEqual([]);
});

it.each([80, 443, 3000, 4100, 8080, 6001, 10_081])('lets port %i be', (port) => {
  expect(isRefusedPort(port)).toBe(false);
});

import type { Services } from '@aube/api/server';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, seedDemo } from '@aube/lives';

/**
 * Makes the demonstration's data, unless they are there, and says who can log in.
 * @decision D52
 */
export async function openDemo(services: Services, now: Date): Promise<string> {
  const isNew = await seedDemo(services, now);
  const width = Math.max(...DEMO_PEOPLE.map(({ name }) => demoEmail(name).length));
  const accounts = DEMO_PEOPLE.map(
    ({ name, state }) => `  ${demoEmail(name).padEnd(width)}  ${state.fr} / ${state.en}`,
  );
  return [
    isNew ? 'The demonstration was made.' : 'The demonstration is kept as it was left.',
    `Accounts, all with the password ${DEMO_PASSWORD}:`,
    ...accounts,
  ].join('\n');
}

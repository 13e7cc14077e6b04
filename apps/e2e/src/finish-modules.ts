import { createClient } from '@aube/client';
import { tokenOfNewcomer } from './newcomer.ts';

/** @returns client of the participant */
export async function finishModules(url: string, email: string) {
  const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
  const { programme } = client;
  for (const { number, chapters } of await programme.listModules.query()) {
    await programme.markVideoWatched.mutate({ moduleId: number });
    for (const chapter of chapters) {
      await programme.markChapterRead.mutate({ number: chapter.number });
    }
  }
  return client;
}

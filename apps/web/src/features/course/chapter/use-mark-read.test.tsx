import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { trpc } from '../../../trpc.ts';
import type { Chapter } from '../use-modules.ts';
import { useMarkRead } from './use-mark-read.ts';

i18n.loadAndActivate({ locale: 'fr', messages: {} });
afterEach(cleanup);

const unread = { number: 5, readAt: null };
const read = { number: 5, readAt: '2026-01-06T15:00:00.000Z' };

function Reader() {
  const chapter = trpc.programme.getChapter.useQuery({ number: 5 });
  const { mutate } = useMarkRead(unread as Chapter);
  return (
    <>
      <p>
        {chapter.data?.readAt ? 'read' : 'unread'},{' '}
        {chapter.isFetching ? 'asked' : 'nothing on its way'}
      </p>
      <button type="button" onClick={() => void chapter.refetch()}>
        ask again
      </button>
      <button type="button" onClick={() => mutate({ number: 5 })}>
        mark
      </button>
    </>
  );
}

it('is not undone by an answer that left before the mark and comes after it', async () => {
  const late = Promise.withResolvers<object>();
  const answers = [unread, late.promise];
  playServer({
    'programme.getChapter': () => answers.shift(),
    'programme.markChapterRead': () => ({ number: 2, chapters: [read] }),
  });
  await openTab()(<Reader />);
  await press('ask again');
  await press('mark');
  await screen.findByText(/^read/);
  await act(async () => late.resolve(unread));
  const page = await screen.findByText(/nothing on its way$/);
  expect(page.textContent).toBe('read, nothing on its way');
});

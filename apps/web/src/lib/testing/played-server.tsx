import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { trpc, trpcClient } from '../../trpc.ts';
import { createQueryClient } from '../query-client.ts';

export type Replies = Record<string, (input: unknown) => unknown>;

class Refusal {
  readonly json: object;
  constructor(appCode: string, httpStatus: number, details: object, issues: readonly object[]) {
    const rest = { issues, details, retryAfterSeconds: null, requestId: null };
    this.json = { message: appCode, code: -32_000, data: { appCode, httpStatus, ...rest } };
  }
}
export const refusal = (
  appCode: string,
  httpStatus = 400,
  details = {},
  issues: readonly object[] = [],
) => new Refusal(appCode, httpStatus, details, issues);

export function playServer(replies: Replies): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    const inputs = JSON.parse(body ?? searchParams.get('input') ?? '{}') as Record<
      string,
      { json?: unknown }
    >;
    const procedures = pathname.replace('/trpc/', '').split(',');
    const answers = await Promise.all(
      procedures.map(async (procedure, index) => {
        const reply = (await replies[procedure]?.(inputs[index]?.json)) ?? null;
        return reply instanceof Refusal
          ? { error: { json: reply.json } }
          : { result: { data: { json: reply } } };
      }),
    );
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answers), { headers });
  });
}

export function openTab() {
  const client = createQueryClient(() => Promise.resolve());
  return async (view: ReactNode) =>
    act(async () =>
      render(
        <I18nProvider i18n={i18n}>
          <trpc.Provider client={trpcClient} queryClient={client}>
            <QueryClientProvider client={client}>{view}</QueryClientProvider>
          </trpc.Provider>
        </I18nProvider>,
      ),
    );
}

export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { DarkMode, TextSize } from './display.ts';
import type { Locale } from './locale.ts';

/**
 * The calls the shell makes, as the browser needs them, until the router's own type is there.
 * Only its type is used: nothing of this file reaches the bundle.
 */
interface FaultData {
  appCode: string;
  issues: {
    path: (string | number)[];
    code: string;
    params?: Record<string, string | number>;
  }[];
  details: Record<string, unknown>;
  retryAfterSeconds: number | null;
  requestId: string | null;
}

const fault: FaultData = {
  appCode: 'INTERNAL',
  issues: [],
  details: {},
  retryAfterSeconds: null,
  requestId: null,
};

const t = initTRPC.create({
  transformer: superjson,
  errorFormatter: ({ shape }) => ({
    ...shape,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, ...fault },
  }),
});

/** The person on the screen. */
export interface Account {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  locale: Locale;
  timeZone: string;
  darkMode: DarkMode;
  textSize: TextSize;
  roles: number[];
  submitted: Record<'S0' | 'S6' | 'S12' | 'S24', boolean>;
  isAbandoned: boolean;
  programmeWeek: number;
  unreadNotificationCount: number;
}

export interface Notification {
  id: number;
  kind: string;
  title: string;
  text: string;
  link: string | null;
  createdAt: string;
  readAt: string | null;
}

const input =
  <T>(sample?: T) =>
  (_value: unknown): T =>
    output(sample);
function output<T>(sample?: T): T {
  return sample as T;
}

const account = t.router({
  me: t.procedure.query(() => output<Account | null>()),
  login: t.procedure
    .input(input<{ identifier: string; password: string }>())
    .mutation(() => output<{ account: Account }>()),
  logout: t.procedure.mutation(() => output<null>()),
  register: t.procedure
    .input(
      input<{
        token: string;
        firstName: string;
        lastName: string;
        email: string;
        password: string;
        passwordConfirmation: string;
        referenceCode: string;
        locale: Locale;
        timeZone?: string;
      }>(),
    )
    .mutation(() => output<null>()),
  activate: t.procedure
    .input(input<{ token: string; username?: string; password?: string }>())
    .mutation(() => output<null>()),
  requestPasswordReset: t.procedure
    .input(input<{ email: string }>())
    .mutation(() => output<null>()),
  resetPassword: t.procedure
    .input(
      input<{ token: string; username?: string; password: string; passwordConfirmation: string }>(),
    )
    .mutation(() => output<null>()),
  updatePreferences: t.procedure
    .input(input<{ locale?: Locale; darkMode?: DarkMode; textSize?: TextSize }>())
    .mutation(() => output<null>()),
});

const notifications = t.router({
  list: t.procedure.input(input<{ userId?: number }>()).query(() => output<Notification[]>()),
  markRead: t.procedure.input(input<{ id: number }>()).mutation(() => output<{ unread: number }>()),
});

const router = t.router({ account, notifications });
export type AppRouter = typeof router;

import { isNotificationKind, type Locale, notificationText } from '@aube/content';
import type { notifications } from '@aube/db/schema';
import { z } from 'zod';

export const notificationOutput = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});

/** A stored notice; instants are in ISO 8601. */
export type Notice = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'params'> & {
  createdAt: string;
  readAt: string | null;
};

export function notificationOutputOf(
  { id, kind, params, createdAt, readAt }: Notice,
  locale: Locale,
): z.infer<typeof notificationOutput>[] {
  if (!isNotificationKind(kind)) return [];
  return [
    {
      id,
      kind,
      ...notificationText(kind, locale, params),
      createdAt,
      readAt,
    },
  ];
}

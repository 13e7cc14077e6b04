import type { RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { notification } from '../vocabulary/notification.ts';

/** Notices. @source specification §7 @decision D42 */
export const notificationRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/utilisateurs/{id}/notifications',
    procedure: 'notifications.list',
    url: { userId: idAt('id') },
    reply: { entity: 'notifications', vocabulary: notification, isList: true },
    status: 200,
  },
  {
    method: 'PUT',
    path: '/api/notifications/{id}/lue',
    procedure: 'notifications.markRead',
    url: { id: idAt('id') },
    reply: null,
    status: 204,
  },
];

import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { notification } from '../vocabulary/notification.ts';

/** @source specification §7 @decision D42 */
export const notificationRows: readonly RestRow[] = [
  row('notifications.list', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/notifications',
    url: { userId: idAt('id') },
    reply: { entity: 'notifications', vocabulary: notification, isList: true },
    status: 200,
  }),
  row('notifications.markRead', {
    method: 'PUT',
    path: '/api/notifications/{id}/lue',
    url: { id: idAt('id') },
    reply: null,
    status: 204,
  }),
];

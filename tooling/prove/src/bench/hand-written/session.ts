import { createHash } from 'node:crypto';

export const LIVE = `select s.user_id from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.kind = 'bearer' and u.activated_at is not null
    and s.created_at > $2::timestamptz - interval '12 hours'`;

export const CHECKED = `select s.user_id, u.time_zone,
    array(select role_id from user_roles r where r.user_id = u.id) as roles
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.kind = 'bearer' and s.expires_at > $2::timestamptz
    and u.activated_at is not null and u.deactivated_at is null and u.deleted_at is null
    and s.created_at > $2::timestamptz - interval '12 hours'`;

export const sessionIdOf = (header: string | undefined): string =>
  createHash('sha256')
    .update((header ?? '').slice('Bearer '.length))
    .digest('hex');

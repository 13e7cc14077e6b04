/**
 * Who asks: `guest`; `dead`, whose session has expired, and `deactivated`; `self`, the participant
 * whom the target belongs to; `other`, a participant of the same establishment; `left`, who
 * abandoned long ago and asks about themself; `staff` of the target's establishment and `foreign`
 * of another; `admin`; `missing`, the most powerful reader or the owner asking for nothing that is.
 * More of them are as one of these, see `ALIKE`.
 */
const ACTORS = [
  'guest',
  'dead',
  'deactivated',
  'self',
  'other',
  'left',
  'staff',
  'foreign',
  'admin',
  'missing',
] as const;
export type ActorName = (typeof ACTORS)[number];

/**
 * Who gets the verdict of another: `revoked`, whose session was ended; `deleted`, whose account was;
 * `swapped`, the owner with a cookie's session as a bearer's or the reverse; `stranger`, a
 * participant of another establishment.
 */
const ALIKE = {
  revoked: 'dead',
  deleted: 'dead',
  swapped: 'dead',
  stranger: 'other',
} as const satisfies Record<string, ActorName>;
type AlikeName = keyof typeof ALIKE;

export type AnyActor = ActorName | AlikeName;
export const EVERY_ACTOR: readonly AnyActor[] = [...ACTORS, ...(Object.keys(ALIKE) as AlikeName[])];

/** The actor of the table whose verdict somebody gets. */
export const columnOf = (actor: AnyActor): ActorName =>
  (ALIKE as Partial<Record<AnyActor, ActorName>>)[actor] ?? (actor as ActorName);

import { locales } from '@aube/content/locale';
import { quickQuery } from '@aube/db';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { pausesSql } from '../programme/record/pauses.ts';
import type { Pause } from '../programme/rules/pause.ts';
import { programmeWeek } from '../programme/rules/programme-week.ts';
import { isConsentDue } from '../rights/rules/consent.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { enteringUserProcedure, guestOrEnteringProcedure } from '../trpc.ts';
import { isParticipant, isStaff, scopeOf, scopes } from '../people/rules/roles.ts';

export const darkModes = ['off', 'on', 'system'] as const;
export const textSizes = ['small', 'medium', 'large', 'extraLarge'] as const;

const submission = z.string().nullable();

const meOutput = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  locale: z.enum(locales),
  timeZone: z.string(),
  /** True until a device reports the time zone or the person chooses one. @decision D97 */
  isTimeZoneAssumed: z.boolean(),
  declinedTimeZones: z.array(z.string()),
  darkMode: z.enum(darkModes),
  textSize: z.enum(textSizes),
  roles: z.array(z.number()),
  scope: z.array(z.enum(scopes)),
  establishmentIds: z.array(z.number()),
  submittedAt: z.object({ S0: submission, S6: submission, S12: submission, S24: submission }),
  programmeWeek: z.number(),
  programmeAbandonedAt: z.string().nullable(),
  unreadNotifications: z.number(),
  /** @decision D62 */
  isConsentDue: z.boolean(),
  authenticationMethod: z.enum(['local', 'oidc']),
  hasSecondFactor: z.boolean(),
  /** @decision D57 */
  mustSetUpSecondFactor: z.boolean(),
  /**
   * True on a participant's own device, which may store nights before they are sent.
   * @decision D59 D66
   */
  isOwnDevice: z.boolean(),
});

const ME_SQL = `
  select u.dark_mode as "darkMode", u.text_size as "textSize",
    u.is_time_zone_assumed as "isTimeZoneAssumed", u.declined_time_zones as "declinedTimeZones",
    u.authentication_method as "authenticationMethod",
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      as "hasSecondFactor",
    p.programme_first_day as "firstDayOn", p.abandoned_on as "abandonedOn",
    p.abandoned_at as "abandonedAt", ${pausesSql(sql`u.id`)} as pauses,
    (select count(*) from notifications n where n.user_id = u.id and n.read_at is null)
      as "unreadNotifications",
    p.user_id is not null as "isParticipant",
    array(select c.version from consents c where c.user_id = u.id) as consents,
    exists (select 1 from sessions s where s.id = $2 and s.is_own_device) as "isOwnDevice",
    (select coalesce(json_object_agg(a.questionnaire, a.submitted_at), '{}')
      from questionnaire_answers a where a.user_id = u.id and a.submitted_at is not null)
      as "submittedAt"
  from users u left join participants p on p.user_id = u.id
  where u.id = $1`;

type MeRow = {
  darkMode: (typeof darkModes)[number];
  textSize: (typeof textSizes)[number];
  isTimeZoneAssumed: boolean;
  declinedTimeZones: string[];
  firstDayOn: string | null;
  pauses: Pause[];
  abandonedOn: string | null;
  abandonedAt: Date | null;
  unreadNotifications: number;
  isParticipant: boolean;
  consents: string[];
  authenticationMethod: 'local' | 'oidc';
  hasSecondFactor: boolean;
  isOwnDevice: boolean;
  submittedAt: Partial<Record<'S0' | 'S6' | 'S12' | 'S24', string>>;
};

const iso = (instant: string | undefined) =>
  instant === undefined ? null : new Date(instant).toISOString();

async function readPerson(
  { pool, now, pages }: Pick<Context, 'pool' | 'now' | 'pages'>,
  actor: Actor,
): Promise<z.infer<typeof meOutput>> {
  const { session, participantEstablishmentId: _, ...person } = actor;
  const [row] = await quickQuery<MeRow>(pool, 'account.me', ME_SQL, [person.userId, session.id]);
  if (!row) throw new Error('A live session without its user.');
  const { submittedAt, firstDayOn, pauses, abandonedOn, abandonedAt } = row;
  const today = localDateAt(now, person.timeZone);
  return {
    ...person,
    scope: scopeOf(person.roles),
    darkMode: row.darkMode,
    isTimeZoneAssumed: row.isTimeZoneAssumed,
    declinedTimeZones: row.declinedTimeZones,
    textSize: row.textSize,
    submittedAt: {
      S0: iso(submittedAt.S0),
      S6: iso(submittedAt.S6),
      S12: iso(submittedAt.S12),
      S24: iso(submittedAt.S24),
    },
    programmeWeek: programmeWeek({ today, firstDayOn, pauses, abandonedOn }),
    programmeAbandonedAt: abandonedAt?.toISOString() ?? null,
    unreadNotifications: row.unreadNotifications,
    isConsentDue: row.isParticipant && isConsentDue(row.consents, pages.consent.version),
    authenticationMethod: row.authenticationMethod,
    hasSecondFactor: row.hasSecondFactor,
    mustSetUpSecondFactor: session.isSetUpOnly,
    isOwnDevice: row.isOwnDevice && isParticipant(person.roles) && !isStaff(person.roles),
  };
}

/**
 * The logged-in user (« moi »): name, preferences, rights, and state of the programme.
 * @source specification §3 User
 * @decision D43
 */
export const me = enteringUserProcedure
  .output(meOutput)
  .query(({ ctx }) => readPerson(ctx, ctx.actor));

/** Like `me`, for a public page; returns null for a guest. */
export const findMe = guestOrEnteringProcedure
  .output(meOutput.nullable())
  .query(({ ctx }) => (ctx.actor ? readPerson(ctx, ctx.actor) : null));

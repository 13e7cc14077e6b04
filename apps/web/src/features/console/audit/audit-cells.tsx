import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link as WouterLink } from 'wouter';
import { useDates } from '../../../lib/dates.ts';
import { pathTo } from '../../../routes.ts';
import { linkClass } from '../../../ui/link.tsx';

type Person = { readonly userId: number; readonly name: string };

type Looks = { readonly firstAt: string; readonly at: string; readonly count: number };

export function AuditInstant({ row: { firstAt, at, count } }: { row: Looks }) {
  const dates = useDates();
  const shown = count > 1 ? firstAt : at;
  const text = count > 1 ? dates.localDateOf(shown) : dates.exactStamp(shown);
  return (
    <time dateTime={shown} className="tabular-nums">
      {text}
    </time>
  );
}

type Act = Looks & { readonly actionName: string; readonly isSeveralSubjects: boolean };

export function AuditAction({ row }: { row: Act }) {
  return (
    <span className="grid whitespace-normal">
      <span>{row.actionName}</span>
      {row.count > 1 && (
        <span className="text-small text-ink-soft">
          <HowOften row={row} />
        </span>
      )}
    </span>
  );
}

function HowOften({ row: { isSeveralSubjects, count, firstAt, at } }: { row: Act }) {
  const dates = useDates();
  const from = dates.clock(firstAt);
  const to = dates.clock(at);
  const times = isSeveralSubjects ? (
    <Plural value={count} one="# personne affichée" other="# personnes affichées" />
  ) : (
    <Plural value={count} one="# fois" other="# fois" />
  );
  return from === to ? (
    <Trans>
      {times}, à {from}
    </Trans>
  ) : (
    <Trans>
      {times}, de {from} à {to}
    </Trans>
  );
}

export function AuditPerson({ person, filter }: { person: Person; filter: 'par' | 'sur' }) {
  return (
    <WouterLink
      href={`${pathTo('adminAudit')}?${filter}=${person.userId}&periode=tout`}
      className={linkClass}
    >
      {person.name === '' ? <Trans>Compte effacé</Trans> : person.name}
    </WouterLink>
  );
}

const callers: Readonly<Record<string, MessageDescriptor>> = {
  cookie: msg`Navigateur`,
  bearer: msg`Programme`,
  accessToken: msg`Jeton d’accès`,
  guest: msg`Sans session`,
  system: msg`Le site lui-même`,
  commandLine: msg`Ligne de commande`,
};

type Origin = { readonly callerKind: string | null; readonly addressPrefix: string | null };

/** @decision rights-and-roles#values-of-the-log */
export function AuditOrigin({ row: { callerKind, addressPrefix } }: { row: Origin }) {
  const { i18n } = useLingui();
  const caller = callerKind === null ? undefined : callers[callerKind];
  return (
    <span className="grid">
      {caller && <span>{i18n._(caller)}</span>}
      {addressPrefix !== null && (
        <span className="text-small text-ink-soft tabular-nums">{addressPrefix}</span>
      )}
    </span>
  );
}

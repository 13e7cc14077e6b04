import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link as WouterLink } from 'wouter';
import { pathTo } from '../../../routes.ts';
import { linkClass } from '../../../ui/link.tsx';

type Person = { readonly userId: number; readonly name: string } | null;

/** When, to the second, in the reader's own zone. */
export function AuditInstant({ at }: { at: string }) {
  const { i18n } = useLingui();
  const text = new Date(at).toLocaleString(i18n.locale === 'en' ? 'en-CA' : 'fr-CA', {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {text}
    </time>
  );
}

/** Somebody, whose own lines one press shows; nobody for the system and for guests. */
export function AuditPerson({ person, filter }: { person: Person; filter: 'par' | 'sur' }) {
  if (person === null) return null;
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

/** By what kind of session, and from which network. @decision decisions/0032 */
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

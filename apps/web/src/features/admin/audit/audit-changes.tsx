import type { AuditChange } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { linkClass } from '../../../ui/link.tsx';

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  firstName: msg`Prénom`,
  lastName: msg`Nom`,
  email: msg`Courriel`,
  username: msg`Nom d’utilisateur`,
  roles: msg`Rôles`,
  name: msg`Nom`,
  referenceCode: msg`Code de référence`,
  inclusionNumber: msg`Numéro d’inclusion`,
  postalAddress: msg`Adresse`,
  city: msg`Ville`,
  province: msg`Province`,
  postalCode: msg`Code postal`,
  phoneNumber: msg`Téléphone`,
  establishmentId: msg`Établissement`,
  establishmentIds: msg`Établissements`,
  reason: msg`Raison`,
  deletedAt: msg`Supprimé le`,
  isActive: msg`Compte actif`,
  locale: msg`Langue`,
  timeZone: msg`Fuseau horaire`,
  version: msg`Version`,
};

/** How many changes of a line are seen at once: a night or a questionnaire has dozens. */
const SHOWN = 3;

/** What changed, the first fields at once and the others on demand; a single one more is not hidden. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  if (changes.length <= SHOWN + 1) return <ChangeList changes={changes} />;
  const others = changes.slice(SHOWN);
  const otherCount = others.length;
  return (
    <>
      <ChangeList changes={changes.slice(0, SHOWN)} />
      <details>
        <summary className="flex min-h-8 list-none items-center [&::-webkit-details-marker]:hidden">
          <span className={linkClass}>
            <Plural value={otherCount} one="# autre champ" other="# autres champs" />
          </span>
        </summary>
        <ChangeList changes={others} />
      </details>
    </>
  );
}

/** Field by field, in words; a field that has none stands under its own name. */
function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const { i18n, t } = useLingui();
  return (
    <ul className="grid gap-1 whitespace-normal">
      {changes.map(({ field, before, after }) => {
        const word = fieldWords[field];
        return (
          <li key={field} className="max-w-96 wrap-anywhere">
            <span className="text-ink-soft">{word ? i18n._(word) : field}</span>{' '}
            {before ?? t`(vide)`} → {after ?? t`(vide)`}
          </li>
        );
      })}
    </ul>
  );
}

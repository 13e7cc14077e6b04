import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { WholeNumbers } from '../../../ui/whole-numbers.tsx';
import type { SettingKind } from './setting-parts.ts';

export type SettingEntry = {
  readonly kind: SettingKind;
  readonly slug: string;
  readonly title: MessageDescriptor;
  readonly explanation: ReactNode;
  readonly sayInForce: (headline: string | null, ofSite: string | null) => ReactNode;
};

export const settingEntries: readonly SettingEntry[] = [
  {
    kind: 'identity',
    slug: 'nom-et-logos',
    title: msg`Nom et logos`,
    explanation: (
      <Trans>
        Le nom et les logos du site se voient en haut des pages, au bas des pages, sur papier et
        dans les courriels. Aube reste le nom du programme.
      </Trans>
    ),
    sayInForce: (name) =>
      name === null ? <Trans>Aube, sans autre nom</Trans> : <Trans>Affiché : {name}</Trans>,
  },
  {
    kind: 'contacts',
    slug: 'coordonnees',
    title: msg`Coordonnées`,
    explanation: (
      <Trans>
        Les invitations et les messages donnent le premier téléphone de la liste. La page des
        personnes-ressources montre tout. Les coordonnées du site servent à tout le monde, et où un
        établissement n’a pas de téléphone.
      </Trans>
    ),
    sayInForce: (phone, ofSite) => {
      if (phone !== null) {
        return (
          <Trans>
            Téléphone : <WholeNumbers text={phone} />
          </Trans>
        );
      }
      if (ofSite !== null) {
        return (
          <Trans>
            Téléphone du site : <WholeNumbers text={ofSite} />
          </Trans>
        );
      }
      return (
        <span className="font-medium text-attention">
          <Trans>Aucun téléphone : les messages ne peuvent pas en donner.</Trans>
        </span>
      );
    },
  },
  {
    kind: 'crisis',
    slug: 'lignes-de-crise',
    title: msg`Lignes de crise`,
    explanation: (
      <Trans>
        À qui parler tout de suite, quand le moral est très bas. Ces lignes sont données dans les
        questionnaires, les chapitres, les invitations, les horaires suspendus, la page pour le
        médecin et au bas de chaque page.
      </Trans>
    ),
    sayInForce: (line) => (
      <Trans>
        Ligne donnée : <WholeNumbers text={line ?? ''} />
      </Trans>
    ),
  },
  {
    kind: 'resources',
    slug: 'personnes-ressources',
    title: msg`Personnes-ressources`,
    explanation: (
      <Trans>
        Ce que la page des personnes-ressources dit à tout le monde : services de santé, organismes,
        sites utiles. Les personnes-ressources d’un établissement sont ses coordonnées.{' '}
        <Link to="adminHelpText" params={{ text: 'personnes-ressources' }}>
          Lire la page
        </Link>
      </Trans>
    ),
    sayInForce: (words) =>
      words === null ? <Trans>Aucun texte</Trans> : <Trans>Le texte commence par : {words}</Trans>,
  },
  {
    kind: 'consent',
    slug: 'consentement',
    title: msg`Consentement`,
    explanation: (
      <Trans>
        Le texte que chaque personne accepte à l’inscription. Sa version est gardée avec chaque
        accord.
      </Trans>
    ),
    sayInForce: (version) => <Trans>Version {version}</Trans>,
  },
  {
    kind: 'instruments',
    slug: 'questionnaires',
    title: msg`Questionnaires`,
    explanation: (
      <Trans>
        Ce que les questionnaires des semaines 0, 6, 12 et 24 demandent. Une personne qui a déjà
        commencé garde ses questions. Ce qui veille à la sécurité est toujours demandé.
      </Trans>
    ),
    sayInForce: (count) =>
      count === null ? <Trans>Tout est demandé</Trans> : <Trans>Non demandés : {count}</Trans>,
  },
  {
    kind: 'reminders',
    slug: 'rappels',
    title: msg`Rappels`,
    explanation: (
      <Trans>
        Ce qui est proposé à une personne qui n’a pas encore choisi ses rappels. Aucun courriel ne
        part avant qu’elle les demande, et ce qu’elle a choisi ne change pas.
      </Trans>
    ),
    sayInForce: (hour) => <Trans>Heure proposée : {hour}</Trans>,
  },
];

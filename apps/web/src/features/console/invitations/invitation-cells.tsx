import type { RouterOutputs } from '@aube/api';
import type { InvitationState } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, Eye, Link2, type LucideIcon, Send, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmailWords } from '../../../ui/email-words.tsx';
import { Badge } from '../list/badge.tsx';

export type ListedInvitation = RouterOutputs['admin']['listInvitations']['rows'][number];

export const stateWords = {
  waiting: { word: 'en-attente', label: msg`Envoi en cours` },
  refused: { word: 'refusee', label: msg`Courriel refusé` },
  ready: { word: 'lien-pret', label: msg`Lien prêt` },
  sent: { word: 'envoyee', label: msg`Envoyée` },
  opened: { word: 'ouverte', label: msg`Lien ouvert` },
  used: { word: 'utilisee', label: msg`Utilisée` },
  expired: { word: 'expiree', label: msg`Expirée` },
  revoked: { word: 'revoquee', label: msg`Révoquée` },
} as const satisfies Record<InvitationState, { word: string; label: MessageDescriptor }>;

type Look = ComponentProps<typeof Badge>['look'];

const looks: Readonly<Record<InvitationState, { look: Look; icon: LucideIcon }>> = {
  waiting: { look: 'plain', icon: Clock },
  refused: { look: 'danger', icon: TriangleAlert },
  ready: { look: 'plain', icon: Link2 },
  sent: { look: 'plain', icon: Send },
  opened: { look: 'attention', icon: Eye },
  used: { look: 'ok', icon: Check },
  expired: { look: 'plain', icon: Clock },
  revoked: { look: 'plain', icon: X },
};

type CellProps = {
  readonly row: ListedInvitation;
};

export const RecipientCell = ({ row: { email, label } }: CellProps) => (
  <span className="wrap-anywhere md:inline-block md:min-w-60">
    {email === null ? (label ?? <Trans>Lien sans nom</Trans>) : <EmailWords email={email} />}
  </span>
);

export function StateCell({ row: { state } }: CellProps) {
  const { i18n } = useLingui();
  const { look, icon } = looks[state];
  return (
    <Badge look={look} icon={icon}>
      {i18n._(stateWords[state].label)}
    </Badge>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SubmittedStanding } from '../../../lib/standing.ts';
import { type Status, StatusWord } from '../../../ui/status-word.tsx';
import type { UnsentNight } from './use-unsent-nights.ts';

const looks: Record<SubmittedStanding | 'inTab', { sign: Status; word: MessageDescriptor }> = {
  waiting: { sign: 'upcoming', word: msg`gardée sur cet appareil` },
  inTab: { sign: 'upcoming', word: msg`en attente d’envoi` },
  sending: { sign: 'inProgress', word: msg`envoi…` },
  sent: { sign: 'done', word: msg`envoyée` },
  toCompare: { sign: 'todo', word: msg`à comparer` },
  refused: { sign: 'closed', word: msg`non acceptée` },
};

/** @decision D66 */
export default function SendingStatus({ standing, isInTab }: Omit<UnsentNight, 'date'>) {
  const { i18n } = useLingui();
  const { sign, word } = looks[isInTab && standing === 'waiting' ? 'inTab' : standing];
  return <StatusWord status={sign}>{i18n._(word)}</StatusWord>;
}

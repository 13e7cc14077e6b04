import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SubmittedStanding } from '../../../lib/standing.ts';
import { type Status, StatusWord } from '../../../ui/status-word.tsx';
import type { UnsentNight } from './use-unsent-nights.ts';

type Look = { readonly sign: Status; readonly word: MessageDescriptor };

const toCompare: Look = { sign: 'todo', word: msg`à comparer` };
const inTab: Look = { sign: 'upcoming', word: msg`en attente d’envoi` };
const looks: Record<SubmittedStanding, Look> = {
  waiting: { sign: 'upcoming', word: msg`gardée sur cet appareil` },
  sending: { sign: 'inProgress', word: msg`envoi…` },
  sent: { sign: 'done', word: msg`envoyée` },
  merged: toCompare,
  toCompare,
  refused: { sign: 'closed', word: msg`non acceptée` },
};

/** Gardée sur cet appareil, envoi…, envoyée, à comparer: a word with its sign. @decision D66 */
export default function NightStanding({ standing, isInTab }: Omit<UnsentNight, 'date'>) {
  const { i18n } = useLingui();
  const { sign, word } = isInTab && standing === 'waiting' ? inTab : looks[standing];
  return <StatusWord status={sign}>{i18n._(word)}</StatusWord>;
}

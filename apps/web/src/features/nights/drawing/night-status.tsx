import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type Status, StatusWord } from '../../../ui/status-word.tsx';
import type { NightStanding } from '../night-standing.ts';

const looks: Record<NightStanding, { sign: Status; word: MessageDescriptor }> = {
  upcoming: { sign: 'upcoming', word: msg`à venir` },
  due: { sign: 'todo', word: msg`à compléter` },
  optional: { sign: 'upcoming', word: msg`peut encore être notée` },
  completed: { sign: 'done', word: msg`complété` },
  corrected: { sign: 'todo', word: msg`correction non enregistrée` },
  expired: { sign: 'closed', word: msg`expiré` },
};

/** @source specification §4 */
export function NightStatus({ status }: { status: NightStanding }) {
  const { i18n } = useLingui();
  const { sign, word } = looks[status];
  return <StatusWord status={sign}>{i18n._(word)}</StatusWord>;
}

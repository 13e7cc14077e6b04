import type { DayStatus } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type Status, StatusWord } from '../../../ui/status-word.tsx';

const looks: Record<DayStatus, { sign: Status; word: MessageDescriptor }> = {
  upcoming: { sign: 'upcoming', word: msg`à venir` },
  due: { sign: 'todo', word: msg`à compléter` },
  completed: { sign: 'done', word: msg`complété` },
  expired: { sign: 'closed', word: msg`expiré` },
};

/** À venir, à compléter, complété, expiré: a word with its sign. @source specification §4 */
export function NightStatus({ status }: { status: DayStatus }) {
  const { i18n } = useLingui();
  const { sign, word } = looks[status];
  return <StatusWord status={sign}>{i18n._(word)}</StatusWord>;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { DeviceNight } from '../../lib/device-nights.ts';
import { type Status, StatusWord } from '../../ui/status-word.tsx';

const looks: Record<DeviceNight['standing'], { sign: Status; word: MessageDescriptor }> = {
  waiting: { sign: 'upcoming', word: msg`gardée sur cet appareil` },
  sending: { sign: 'inProgress', word: msg`envoi…` },
  sent: { sign: 'done', word: msg`envoyée` },
  toCompare: { sign: 'todo', word: msg`à comparer` },
  refused: { sign: 'closed', word: msg`non acceptée` },
};

/** Gardée sur cet appareil, envoi…, envoyée, à comparer: a word with its sign. @decision D66 */
export default function NightStanding({ night }: { night: DeviceNight }) {
  const { i18n } = useLingui();
  const { sign, word } = looks[night.standing];
  return <StatusWord status={sign}>{i18n._(word)}</StatusWord>;
}

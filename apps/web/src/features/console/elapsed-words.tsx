import { Plural, Trans } from '@lingui/react/macro';

const minutesPerDay = 24 * 60;

export function ElapsedWords({ minutes }: { minutes: number }) {
  if (minutes >= 2 * minutesPerDay) {
    const days = Math.floor(minutes / minutesPerDay);
    return <Plural value={days} one="# jour" other="# jours" />;
  }
  if (minutes === 0) return <Trans>moins d’une minute</Trans>;
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${rest}\u00A0min`;
}

import { Trans } from '@lingui/react/macro';
import type { Programme } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';
import { hoursToKeep } from './hours-to-keep.ts';

export function HoursToKeepWords({ programme }: { readonly programme: Programme }) {
  const { clock } = useWords();
  const advice = hoursToKeep(programme);
  if (advice === null || programme.person.isConsulted) return null;
  if (advice.state === 'left') {
    return (
      <Trans>
        Vous n’avez plus d’horaire à suivre. Dormez à vos heures, et levez-vous chaque matin à la
        même heure.
      </Trans>
    );
  }
  const rise = advice.wakeTime === null ? null : clock(advice.wakeTime);
  if (rise !== null) {
    return advice.isSuspended ? (
      <Trans>
        Pour votre sécurité, aucun horaire ne vous est proposé : revenez à vos heures habituelles,
        et gardez votre heure de lever, {rise}, chaque matin.
      </Trans>
    ) : (
      <Trans>
        Revenez à vos heures habituelles, et gardez votre heure de lever, {rise}, chaque matin.
      </Trans>
    );
  }
  if (advice.isSuspended) {
    return (
      <Trans>
        Pour votre sécurité, aucun horaire ne vous est proposé : dormez à vos heures habituelles, et
        levez-vous chaque matin à la même heure.
      </Trans>
    );
  }
  if (advice.hours === null) {
    return (
      <Trans>Dormez à vos heures habituelles, et levez-vous chaque matin à la même heure.</Trans>
    );
  }
  const bedTime = clock(advice.hours.bedTime);
  const wakeTime = clock(advice.hours.wakeTime);
  return advice.state === 'paused' ? (
    <Trans>
      Pendant la pause, gardez les mêmes heures : coucher à {bedTime}, lever à {wakeTime}.
    </Trans>
  ) : (
    <Trans>
      Gardez les heures qui vous conviennent. Vos dernières : coucher à {bedTime}, lever à{' '}
      {wakeTime}.
    </Trans>
  );
}

import type { RouterOutputs } from '@aube/api';
import { callRules, diaryRules, reviewRules, type CallReason } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { durationWords } from '../../nights/words.ts';

export type CalledPerson = RouterOutputs['stats']['listCalls']['people'][number];
export type CallReasonLine = CalledPerson['reasons'][number];

/** @decision D64 */
export const reasonWords: Readonly<Record<CallReason, MessageDescriptor>> = {
  crisis: msg`Alerte de crise`,
  fatigueAccident: msg`Accident dû à la fatigue`,
  sleepyAtWheel: msg`Somnolence`,
  alert: msg`Alerte`,
  scheduleLocked: msg`Horaire en attente d’un avis`,
  stoppedSchedule: msg`Retour aux heures d’avant`,
  silent: msg`Journal sans nouvelles`,
  questionnaireDue: msg`Questionnaire en retard`,
  veryLittleSleep: msg`Très peu de sommeil`,
  shortTimeInBed: msg`Très peu de temps au lit`,
  narrowWindow: msg`Fenêtre étroite`,
  lowEfficiency: msg`Deux semaines sous 80 %`,
  notStarted: msg`Programme pas commencé`,
  notActivated: msg`Compte pas activé`,
};

/** Shows nothing for an alert, because the page shows alerts above the call list. */
export const CallWhy = ({ call }: { call: CallReasonLine }) => (
  <>
    <Why call={call} />
    {call.isBetterSince && (
      <span>
        {'. '}
        <Trans>Les semaines suivantes vont mieux.</Trans>
      </span>
    )}
  </>
);

function Why({ call }: { call: CallReasonLine }) {
  const text = useFieldText();
  const { questionnaire, week, flags, stopReason } = call;
  const names = flags.join(' · ');
  switch (call.reason) {
    case 'scheduleLocked':
      return <Trans>Aucun horaire n’est proposé avant votre avis : {names}</Trans>;
    case 'stoppedSchedule': {
      const why = stopReason && text(schedule.fields.stoppedReason.codes[stopReason].label);
      return why ? (
        <Trans>La personne a arrêté son horaire : « {why} »</Trans>
      ) : (
        <Trans>La personne a arrêté son horaire, sans donner de raison</Trans>
      );
    }
    case 'silent':
      return <Trans>Aucune nuit notée depuis {callRules.silentMornings} matins ou plus</Trans>;
    case 'questionnaireDue':
      return <Trans>Le questionnaire {questionnaire} attend une réponse</Trans>;
    case 'lowEfficiency': {
      const earlier = (week ?? 0) - 1;
      return (
        <Trans>
          Efficacité du sommeil sous 80 % aux semaines {earlier} et {week}
        </Trans>
      );
    }
    case 'veryLittleSleep': {
      const below = durationWords(diaryRules.veryLittleSleepBelowMinutes);
      return (
        <Trans>
          Semaine {week} : moins de {below} de sommeil par nuit en moyenne, ou deux nuits blanches
        </Trans>
      );
    }
    case 'shortTimeInBed': {
      const below = durationWords(reviewRules.shortTimeInBedMinutes);
      return (
        <Trans>
          Semaine {week} : moins de {below} au lit par nuit, en moyenne
        </Trans>
      );
    }
    case 'narrowWindow': {
      const most = durationWords(diaryRules.narrowWindowMaximumMinutes);
      return (
        <Trans>
          Semaine {week} : quatre semaines complètes avec une fenêtre de {most} ou moins, sans
          élargissement
        </Trans>
      );
    }
    case 'notStarted':
      return <Trans>Le questionnaire de départ (S0) n’est pas envoyé</Trans>;
    case 'notActivated':
      return <Trans>Le compte n’a pas été activé depuis l’inscription</Trans>;
    case 'alert':
    case 'crisis':
    case 'fatigueAccident':
    case 'sleepyAtWheel':
      return null;
  }
}

import type { RouterOutputs } from '@aube/api';
import { diaryRules, pauseOn, scheduleLocks, standingOf, type Standing } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { durationWords } from '../../nights/words.ts';

type Overview = RouterOutputs['programme']['overview'];
type Person = Pick<RouterOutputs['stats']['getFollowUp'], 'activatedAt' | 'deactivatedAt'>;

function standingIn(overview: Overview, person: Person): Standing {
  const { weeks, programmeWeek, abandonment, submitted, pauses, today } = overview;
  const current = weeks.find(({ isCurrent }) => isCurrent);
  return standingOf({
    hasLeft: abandonment !== null,
    isDeactivated: person.deactivatedAt !== null,
    isActivated: person.activatedAt !== null,
    programmeWeek,
    hasSubmittedS24: submitted.S24,
    isPaused: pauseOn(pauses, today) !== null,
    isQuestionnaireDue: overview.dueQuestionnaire !== null,
    isFlagged: scheduleLocks(overview.openSafetyFlags).isSafetyFlagged,
    schedule: current
      ? {
          availability: current.availability,
          isChosen: current.schedule?.isCarriedOver === false,
        }
      : null,
  });
}

/** @decision D64 */
export function StandingSentence({ overview, person }: { overview: Overview; person: Person }) {
  const { programmeWeek: week, dueQuestionnaire: code, pauses, today } = overview;
  const dates = useDates();
  const pause = pauseOn(pauses, today);
  const resumesOn = pause && dates.day(pause.resumesOn);
  switch (standingIn(overview, person)) {
    case 'left':
      return <Trans>A quitté le programme à la semaine {week}.</Trans>;
    case 'deactivated':
      return <Trans>Son compte est désactivé : rien ne peut y être noté.</Trans>;
    case 'notActivated':
      return <Trans>N’a pas encore activé son compte.</Trans>;
    case 'notStarted':
      return (
        <Trans>N’a pas encore commencé : le questionnaire de départ (S0) reste à envoyer.</Trans>
      );
    case 'finished':
      return <Trans>A terminé le programme : le questionnaire S24 est envoyé.</Trans>;
    case 'paused':
      return (
        <Trans>
          En pause après la semaine {week}; reprise le {resumesOn}.
        </Trans>
      );
    case 'questionnaireDue':
      return overview.openSafetyFlags.length > 0 ? (
        <Trans>
          Semaine {week} : les modules attendent le questionnaire {code}, et l’horaire est suspendu
          tant qu’une précaution est en place. Les nuits peuvent toujours être notées, sur la page
          du questionnaire.
        </Trans>
      ) : (
        <Trans>
          Semaine {week} : les modules et l’horaire attendent le questionnaire {code}. Les nuits
          peuvent toujours être notées, sur la page du questionnaire.
        </Trans>
      );
    case 'scheduleLocked':
      return (
        <Trans>
          Semaine {week} : aucun horaire n’est proposé tant qu’une précaution est en place.
        </Trans>
      );
    case 'sleepy':
      return (
        <Trans>
          Semaine {week} : le choix de l’horaire est suspendu, parce que la personne a signalé une
          somnolence.
        </Trans>
      );
    case 'stopped':
      return (
        <Trans>
          Semaine {week} : la personne a arrêté son horaire et repris ses heures d’avant.
        </Trans>
      );
    case 'noticeToRead':
      return (
        <Trans>
          Semaine {week} : l’horaire revient dès que la personne aura lu l’avis de sécurité.
        </Trans>
      );
    case 'missingNights':
      return (
        <Trans>
          Semaine {week} : trop peu de nuits ont été notées la semaine dernière pour proposer un
          horaire.
        </Trans>
      );
    case 'veryLongSleep': {
      const from = durationWords(diaryRules.veryLongSleepFromMinutes);
      return (
        <Trans>
          Semaine {week} : aucun horaire n’est proposé, car la personne a dormi {from} ou plus en
          moyenne la semaine dernière.
        </Trans>
      );
    }
    case 'scheduleToChoose':
      return <Trans>Semaine {week} : l’horaire de la semaine reste à choisir.</Trans>;
    case 'underway':
      return <Trans>Semaine {week} du programme : rien ne bloque.</Trans>;
  }
}

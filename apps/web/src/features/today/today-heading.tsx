import { programmeRules } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import type { Account } from '../../lib/account.ts';
import { Dawn } from '../../ui/dawn.tsx';
import type { Overview } from '../../lib/use-overview.ts';
import { greetings, type PartOfToday } from './part-of-today.ts';

type TodayHeadingProps = {
  readonly account: Account;
  readonly overview: Overview | undefined;
  readonly isConsulting: boolean;
  readonly part: PartOfToday;
};

export function TodayHeading({ account, overview, isConsulting, part }: TodayHeadingProps) {
  const { firstName } = account;
  const consulted = overview?.person;
  const { programmeWeek } = (isConsulting && overview) || account;
  const hasLeft = isConsulting
    ? overview?.abandonment !== null
    : account.programmeAbandonedAt !== null;
  const isNight = part === 'night' && !isConsulting;
  const nights = overview?.days.filter(({ night }) => night !== null).length ?? 0;
  return (
    <Dawn isLow starCount={overview && nights}>
      <h1 tabIndex={-1} className="text-title">
        {isConsulting ? (
          consulted ? (
            <Trans>
              Compte de {consulted.firstName} {consulted.lastName}
            </Trans>
          ) : (
            <Trans>Compte consulté</Trans>
          )
        ) : (
          <Greeting firstName={firstName} part={part} />
        )}
      </h1>
      {programmeWeek > 0 && !hasLeft && !isNight && (
        <p className="mt-1">
          <WeekWords week={programmeWeek} />
        </p>
      )}
      {nights > 0 && !isNight && (
        <p className="mt-1 text-small">
          <Plural
            value={nights}
            one="Une étoile : une nuit notée"
            other="# étoiles : une pour chaque nuit notée"
          />
        </p>
      )}
    </Dawn>
  );
}

function Greeting({ firstName, part }: { firstName: string; part: PartOfToday }) {
  switch (greetings[part]) {
    case 'hello':
      return <Trans>Bonjour {firstName}</Trans>;
    case 'goodEvening':
      return <Trans>Bonsoir {firstName}</Trans>;
    case null:
      return <Trans>Cette nuit</Trans>;
  }
}

function WeekWords({ week }: { week: number }) {
  const last = programmeRules.questionnaireDueFromWeek.S6 - 1;
  if (week > programmeRules.lastDiaryWeek) return <Trans>Après le programme</Trans>;
  return week <= last ? (
    <Trans>
      Semaine {week} sur {last}
    </Trans>
  ) : (
    <Trans>Semaine {week} du programme</Trans>
  );
}

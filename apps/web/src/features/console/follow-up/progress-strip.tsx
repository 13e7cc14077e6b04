import type { RouterOutputs } from '@aube/api';
import { gateQuestionnaires } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Check, Circle, CircleDot, Lock } from 'lucide-react';
import { Badge } from '../list/badge.tsx';

type Overview = RouterOutputs['programme']['overview'];

/** @decision D64 */
export function ProgressStrip({ overview }: { overview: Overview }) {
  const { modules, submitted, dueQuestionnaire } = overview;
  return (
    <section aria-labelledby="progress" className="mb-10">
      <h2 id="progress" className="mb-3 text-lead">
        <Trans>Modules et questionnaires</Trans>
      </h2>
      <ul className="mb-3 flex flex-wrap gap-2">
        {modules.map(({ number, state }) => (
          <li key={number}>
            <ModuleBadge number={number} state={state} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2">
        {gateQuestionnaires.map((code) => (
          <li key={code}>
            {submitted[code] ? (
              <Badge look="ok" icon={Check}>
                <Trans>{code} envoyé</Trans>
              </Badge>
            ) : dueQuestionnaire === code ? (
              <Badge look="attention" icon={CircleDot}>
                <Trans>{code} à remplir</Trans>
              </Badge>
            ) : (
              <Badge look="plain" icon={Circle}>
                <Trans>{code} à venir</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModuleBadge({ number, state }: Pick<Overview['modules'][number], 'number' | 'state'>) {
  switch (state) {
    case 'complete':
      return (
        <Badge look="ok" icon={Check}>
          <Trans>Module {number} terminé</Trans>
        </Badge>
      );
    case 'inProgress':
      return (
        <Badge look="attention" icon={CircleDot}>
          <Trans>Module {number} en cours</Trans>
        </Badge>
      );
    case 'open':
      return (
        <Badge look="plain" icon={Circle}>
          <Trans>Module {number} ouvert</Trans>
        </Badge>
      );
    case 'locked':
      return (
        <Badge look="plain" icon={Lock}>
          <Trans>Module {number} fermé</Trans>
        </Badge>
      );
  }
}

import { gateQuestionnaires } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { QuestionnaireName } from './questionnaire-name.tsx';
import type { Overview } from '../../lib/use-overview.ts';

/** Submitted questionnaires: their results and answers stay readable. @decision D36 D37 */
export function SubmittedQuestionnaires({ overview }: { overview: Overview }) {
  const sent = gateQuestionnaires.filter((code) => overview.submitted[code]);
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="mt-12">
      <h2 id="sent" className="mb-3 text-lead">
        <Trans>Questionnaires envoyés</Trans>
      </h2>
      <ul className="border-b border-line">
        {sent.map((code) => (
          <li key={code} className="border-t border-line">
            <Link
              to="questionnaireSummary"
              params={{ questionnaire: code.toLowerCase() }}
              bare
              className="activity"
            >
              <RowWords
                title={<QuestionnaireName id={code} />}
                below={<Trans>Relire mes résultats et mes réponses</Trans>}
              />
              <StatusWord status="done">
                <Trans>Envoyé</Trans>
              </StatusWord>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

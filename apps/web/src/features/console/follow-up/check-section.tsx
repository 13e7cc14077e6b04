import type { RouterOutputs } from '@aube/api';
import { weeklyCheck } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { EmptyLine } from './empty-line.tsx';

const { codes } = weeklyCheck.fields.answers;
const SHOWN = 5;

/** @decision D77 */
export function CheckSection({ userId }: { readonly userId: number }) {
  const text = useFieldText();
  const checks = trpc.diary.listWeeklyChecks.useQuery({ userId }, { staleTime: 0 });
  if (checks.data?.length === 0) {
    return (
      <EmptyLine id="checks" title={text(weeklyCheck.label)}>
        <Trans>La personne n’y a pas encore répondu.</Trans>
      </EmptyLine>
    );
  }
  return (
    <section aria-labelledby="checks" className="mb-10">
      <h2 id="checks" className="mb-3 text-lead">
        {text(weeklyCheck.label)}
      </h2>
      <QueryView query={checks} lines={3}>
        {(found) => (
          <>
            <CheckList checks={found.slice(0, SHOWN)} />
            {found.length > SHOWN && (
              <Disclosure title={<Trans>Les réponses plus anciennes</Trans>}>
                <CheckList checks={found.slice(SHOWN)} />
              </Disclosure>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

type Checks = RouterOutputs['diary']['listWeeklyChecks'];

function CheckList({ checks }: { readonly checks: Checks }) {
  const text = useFieldText();
  return (
    <ul className="rounded-card border border-line bg-raised px-5">
      {checks.map(({ id, week, answers, answeredAt }) => (
        <li key={id} className="border-t border-line py-3 first:border-t-0">
          {answers.map((answer) => (
            <p key={answer} className="font-medium">
              {text(codes[answer].label)}
            </p>
          ))}
          <p className="text-small text-ink-soft">
            <Stamp at={answeredAt} />
            {week !== null && (
              <span>
                {' '}
                · <Trans>semaine {week}</Trans>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

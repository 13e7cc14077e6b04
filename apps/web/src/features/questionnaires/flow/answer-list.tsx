import { Trans } from '@lingui/react/macro';
import { Link as WouterLink } from 'wouter';
import { linkClass } from '../../../ui/link.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import type { Answers, Group } from '../model/definition.ts';
import type { Question, QuestionPage } from '../model/pages.ts';
import { AnswerWords } from './answer-words.tsx';

export function editIdOf(code: string): string {
  return `edit-${code}`;
}

interface AnswerListProps {
  readonly pages: readonly QuestionPage[];
  readonly answers: Answers;
  readonly missing?: readonly string[];
  /** Where an answer is changed; without it the list is only read. */
  readonly editHref?: (page: QuestionPage, code: string) => string;
}

/** Questions and answers, group by group. */
export function AnswerList({ pages, answers, missing = [], editHref }: AnswerListProps) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <div className="grid gap-10">
      {groups.map((group) => (
        <section key={group.code} aria-labelledby={`group-${group.code}`}>
          <h2 id={`group-${group.code}`} className="mb-2 text-lead">
            {group.title}
          </h2>
          <dl>
            {questionsOf(pages, group).map(({ page, question }) => (
              <div key={question.item.code} className="border-t border-line py-3">
                <dt className="text-small text-ink-soft">
                  {question.number}. {question.item.text}
                </dt>
                <dd className="flex items-start justify-between gap-4">
                  <span className="min-w-0 py-2 font-medium">
                    {missing.includes(question.item.code) ? (
                      <StatusWord status="todo">
                        <Trans>À compléter</Trans>
                      </StatusWord>
                    ) : (
                      <AnswerWords item={question.item} answers={answers} />
                    )}
                  </span>
                  {editHref && (
                    <WouterLink
                      id={editIdOf(question.item.code)}
                      href={editHref(page, question.item.code)}
                      className={`${linkClass} inline-flex min-h-11 shrink-0 items-center text-small`}
                    >
                      <Trans>
                        Modifier
                        <span className="sr-only"> la réponse à la question {question.number}</span>
                      </Trans>
                    </WouterLink>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function questionsOf(pages: readonly QuestionPage[], group: Group) {
  return pages
    .filter((page) => page.group === group)
    .flatMap((page) => page.questions.map((question: Question) => ({ page, question })));
}

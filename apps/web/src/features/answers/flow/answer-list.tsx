import { declinedAnswer } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { Link as WouterLink } from 'wouter';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { isAnswered } from '../model/answers.ts';
import type { Answers, Group, Item } from '../model/definition.ts';
import { type Question, questionCount, type QuestionPage } from '../model/pages.ts';

function AnswerWords({ item, answers }: { item: Item; answers: Answers }) {
  const value = answers[item.code];
  if (value === undefined || !isAnswered(answers, item)) return <Trans>Sans réponse</Trans>;
  if (value === declinedAnswer && item.declinable) return <Trans>Je préfère ne pas répondre</Trans>;
  if (item.type === 'number') return `${String(value)}${item.unit ? `\u00A0${item.unit}` : ''}`;
  if (item.type === 'text') return <span className="whitespace-pre-line">{value}</span>;
  return [value]
    .flat()
    .map((code) => item.choices.find((choice) => choice.value === code)?.text ?? String(code))
    .join(', ');
}

export function editIdOf(code: string): string {
  return `edit-${code}`;
}

type AnswerListProps = {
  readonly pages: readonly QuestionPage[];
  readonly answers: Answers;
  readonly missing?: readonly string[];
  readonly editHref?: (page: QuestionPage, code: string) => string;
};

const unfoldedCount = 20;

export function AnswerList({ pages, answers, missing = [], editHref }: AnswerListProps) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const isLong = questionCount(pages) > unfoldedCount;
  return (
    <div className="border-t border-line">
      {groups.map((group) => {
        const lacking = group.items.filter(({ code }) => missing.includes(code)).length;
        return (
          <Disclosure
            key={group.code}
            open={!isLong || lacking > 0}
            title={
              <span>
                {group.title}
                <span className="block text-small font-normal text-ink-soft">
                  {lacking > 0 ? (
                    <Plural
                      value={lacking}
                      one="# réponse à compléter"
                      other="# réponses à compléter"
                    />
                  ) : (
                    <Plural value={group.items.length} one="# question" other="# questions" />
                  )}
                </span>
              </span>
            }
          >
            <dl>
              {questionsOf(pages, group).map(({ page, question }) => (
                <AnswerRow
                  key={question.item.code}
                  question={question}
                  answers={answers}
                  isMissing={missing.includes(question.item.code)}
                  editHref={editHref?.(page, question.item.code)}
                />
              ))}
            </dl>
          </Disclosure>
        );
      })}
    </div>
  );
}

type AnswerRowProps = {
  readonly question: Question;
  readonly answers: Answers;
  readonly isMissing: boolean;
  readonly editHref: string | undefined;
};

function AnswerRow({ question, answers, isMissing, editHref }: AnswerRowProps) {
  const { item, number } = question;
  return (
    <div className="border-t border-line py-3">
      <dt className="text-small text-ink-soft">
        {number}. {item.text}
      </dt>
      <dd className="flex items-start justify-between gap-4">
        <span className="min-w-0 py-2 font-medium">
          {isMissing ? (
            <StatusWord status="todo">
              <Trans>À compléter</Trans>
            </StatusWord>
          ) : (
            <AnswerWords item={item} answers={answers} />
          )}
        </span>
        {editHref && (
          <WouterLink
            id={editIdOf(item.code)}
            href={editHref}
            className={`${linkClass} inline-flex min-h-11 shrink-0 items-center text-small`}
          >
            <Trans>
              Modifier
              <span className="sr-only"> la réponse à la question {number}</span>
            </Trans>
          </WouterLink>
        )}
      </dd>
    </div>
  );
}

function questionsOf(pages: readonly QuestionPage[], group: Group) {
  return pages
    .filter((page) => page.group === group)
    .flatMap((page) => page.questions.map((question) => ({ page, question })));
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inputClass } from '../../ui/field.tsx';
import { HeadingWords } from '../../ui/heading-words.tsx';
import { Prose } from './content-nodes.tsx';
import { type QuestionPage, searchQuestions } from './questions.ts';

type QuestionListProps = {
  readonly page: QuestionPage;
  readonly noneFound: ReactNode;
};

export function QuestionList({ page, noneFound }: QuestionListProps) {
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The person may type in a finished document before the scripts run.
  useEffect(() => setSought(field.current?.value ?? ''), []);
  const asked = useDeferredValue(sought.trim());
  const groups = searchQuestions(page.groups, asked);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <search data-screen-only>
        <label htmlFor="sought" className="mb-1 block font-medium">
          <Trans>Chercher dans les questions</Trans>
        </label>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft"
          />
          <input
            ref={field}
            id="sought"
            type="search"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            className={`${inputClass} pl-11`}
          />
        </div>
        <output htmlFor="sought" className="mt-2 block min-h-6 text-small text-ink-soft">
          {asked &&
            t`${plural(count, { 0: 'Aucune question', one: '# question', other: '# questions' })}`}
        </output>
      </search>
      <Prose nodes={page.introduction} />
      {count === 0 && (
        <EmptyState title={<Trans>Aucune question ne contient ces mots</Trans>}>
          {noneFound}
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mt-8">
          <h2 id={group.id} tabIndex={-1} className="mb-1 text-lead">
            <HeadingWords>{group.title}</HeadingWords>
          </h2>
          {group.questions.map(({ id, question, answer }) => (
            <Disclosure
              key={id}
              title={
                <h3 id={id} tabIndex={-1} className="font-medium tracking-normal">
                  <HeadingWords>{question}</HeadingWords>
                </h3>
              }
            >
              <Prose nodes={answer} />
            </Disclosure>
          ))}
        </section>
      ))}
    </>
  );
}

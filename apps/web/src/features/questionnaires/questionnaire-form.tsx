import type { RouterInputs, RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { faultOf } from '../../lib/error-code.ts';
import { useErrorText } from '../../lib/error-messages.ts';
import { issueMessage } from '../../lib/issue-messages.ts';
import { announce } from '../../lib/live-region.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import {
  type Answers,
  type Definition,
  firstOpenPart,
  firstQuestionOf,
  isInCrisis,
  issuesOf,
} from './answering.ts';
import { CrisisPanel } from './crisis-panel.tsx';
import { DraftStatus } from './draft-status.tsx';
import { Question } from './question.tsx';
import { useDraft } from './use-draft.ts';

type Code = RouterInputs['questionnaires']['save']['code'];
type Mine = RouterOutputs['questionnaires']['findMine'];

interface QuestionnaireFormProps {
  readonly code: Code;
  readonly definition: Definition;
  readonly mine: Mine;
  /** Called once the server has everything. */
  readonly onSubmitted: (crisis: RouterOutputs['questionnaires']['save']['crisis']) => void;
}

/** A questionnaire, one part a page; the part is in the address, so that Back goes back a part. */
export function QuestionnaireForm({ code, definition, mine, onSubmitted }: QuestionnaireFormProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const draft = useDraft(code, {
    answers: (mine?.answers ?? {}) as Answers,
    version: mine?.version ?? null,
    updatedAt: mine?.updatedAt ?? null,
  });
  const [attempt, setAttempt] = useState(0);
  const [isShowingIssues, setShowingIssues] = useState(false);
  const [isSending, setSending] = useState(false);

  const last = definition.groups.length - 1;
  const reachable = firstOpenPart(definition, draft.answers);
  const asked = Number(search.get('partie') ?? 0) - 1;
  const part = asked >= 0 && asked <= last ? Math.min(asked, reachable) : -1;
  const heading = useRef<HTMLDivElement>(null);
  const shownPart = useRef(part);
  useEffect(() => {
    if (shownPart.current === part) return;
    shownPart.current = part;
    heading.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [part]);

  const goTo = (next: number) => {
    setShowingIssues(false);
    navigate(`${path}?partie=${next + 1}`);
  };
  const group = definition.groups[part];
  if (!group) {
    const hasBegun = Object.keys(draft.answers).length > 0;
    return (
      <div ref={heading}>
        <PageHeading>{definition.title}</PageHeading>
        <p className="mb-8">{definition.introduction}</p>
        <Button onClick={() => goTo(reachable)}>
          {hasBegun ? <Trans>Reprendre où j’en étais</Trans> : <Trans>Commencer</Trans>}
        </Button>
      </div>
    );
  }

  const issues = isShowingIssues ? issuesOf(group, draft.answers) : [];
  const failure = draft.failure ? faultOf(draft.failure) : null;
  const goOn = async () => {
    setAttempt((count) => count + 1);
    if (issuesOf(group, draft.answers).length > 0) {
      setShowingIssues(true);
      return;
    }
    if (part < last) {
      goTo(part + 1);
      return;
    }
    setSending(true);
    try {
      onSubmitted((await draft.send({ submit: true })).crisis);
    } catch {
      announce(errorText({ code: 'INTERNAL' }));
    } finally {
      setSending(false);
    }
  };

  const first = firstQuestionOf(definition, part);
  const partNumber = part + 1;
  const partCount = definition.groups.length;
  const lines = issues.map((issue) => ({
    fieldId: issue.item,
    text: `${first + group.items.findIndex((item) => item.code === issue.item)}. ${i18n._(issueMessage(issue.code))}`,
  }));
  if (lines.length === 0 && failure) lines.push({ fieldId: 'suite', text: errorText(failure) });
  return (
    <div ref={heading}>
      <p className="mb-4">
        <Button kind="quiet" onClick={() => (part === 0 ? navigate(path) : goTo(part - 1))}>
          <Trans>Retour</Trans>
        </Button>
      </p>
      <PageHeading
        above={
          <Trans>
            {definition.title} · Partie {partNumber} de {partCount}
          </Trans>
        }
        below={group.recall}
      >
        {group.title}
      </PageHeading>
      <ErrorSummary errors={lines} attempt={attempt} />
      {group.introduction && <p className="mb-8">{group.introduction}</p>}
      {definition.crisis && isInCrisis(definition, draft.answers) && (
        <CrisisPanel panel={definition.crisis} />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        {group.items.map((item, index) => {
          const issue = issues.find((each) => each.item === item.code);
          return (
            <Question
              key={item.code}
              item={item}
              number={first + index}
              answer={draft.answers[item.code]}
              error={issue && i18n._(issueMessage(issue.code))}
              onAnswer={(value) => draft.setAnswer(item.code, value)}
            />
          );
        })}
        {group.notice && <p className="mb-6 text-small text-ink-soft">{group.notice}</p>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button id="suite" type="submit" busy={isSending}>
            {part === last ? <Trans>Envoyer mes réponses</Trans> : <Trans>Continuer</Trans>}
          </Button>
          <DraftStatus savedAt={draft.savedAt} hasFailed={failure !== null} />
        </div>
      </form>
    </div>
  );
}

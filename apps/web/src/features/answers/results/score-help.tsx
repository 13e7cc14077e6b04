import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import { useOverview } from '../../../lib/use-overview.ts';
import type { ScoreResult } from './score-result.ts';

export function ScoreHelp({ help }: { help: NonNullable<ScoreResult['help']> }) {
  return (
    <p className="mt-3 border-l-4 border-line pl-4">
      {help.chapter ? (
        <ChapterOfHelp chapter={help.chapter} />
      ) : (
        <Trans>
          Vous pouvez en parler dès maintenant à une{' '}
          <Link to="resourcePersons">personne-ressource</Link>.
        </Trans>
      )}
    </p>
  );
}

type Chapter = NonNullable<NonNullable<ScoreResult['help']>['chapter']>;

function ChapterOfHelp({ chapter: { number, title, moduleNumber } }: { chapter: Chapter }) {
  const { data: overview } = useOverview();
  const standing = overview?.modules.find((each) => each.number === moduleNumber);
  const isOpen = standing !== undefined && standing.state !== 'locked';
  if (isOpen && overview?.dueQuestionnaire !== null) {
    return (
      <Trans>
        Ce qui peut aider : le chapitre « {title} », au module {moduleNumber}. Il se rouvre dès que
        le questionnaire qui vous attend est envoyé. D’ici là, une{' '}
        <Link to="resourcePersons">personne-ressource</Link> peut en parler avec vous.
      </Trans>
    );
  }
  return isOpen ? (
    <Trans>
      Ce qui peut aider : le chapitre{' '}
      <Link to="moduleChapter" params={{ module: moduleNumber, chapter: number }}>
        {title}
      </Link>
      , au module {moduleNumber}. Une <Link to="resourcePersons">personne-ressource</Link> peut
      aussi en parler avec vous.
    </Trans>
  ) : (
    <Trans>
      Ce qui peut aider : le chapitre « {title} ». Vous le lirez au module {moduleNumber}, qui
      s’ouvre plus tard. D’ici là, une <Link to="resourcePersons">personne-ressource</Link> peut en
      parler avec vous.
    </Trans>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MissingWords } from './missing-words.tsx';
import { ScoreHelp } from './score-help.tsx';
import type { ScoreResult } from './score-result.ts';

export function ScoreSummaries({ results }: { results: readonly ScoreResult[] }) {
  return (
    <div className="grid gap-5">
      {results.map((result) => (
        <ScoreSummary key={result.score} result={result} />
      ))}
    </div>
  );
}

function ScoreSummary({ result }: { result: ScoreResult }) {
  const { name, band, value, validated, isAlarming, help } = result;
  return (
    <Card>
      <h3 className="text-lead font-bold">{name}</h3>
      {isAlarming ? (
        <p className="mt-2">
          <Trans>
            Une de vos réponses compte plus que le total : ne la gardez pas pour vous. L’aide est
            indiquée en haut de cette page.
          </Trans>
        </p>
      ) : band ? (
        <p className="mt-2">{band.summary}</p>
      ) : (
        <p className="mt-2 text-ink-soft">
          <Trans>
            Il manque des réponses pour en dire quelque chose. C’est votre droit, et le programme
            continue.
          </Trans>
        </p>
      )}
      {!isAlarming && <ChangeSinceStart result={result} />}
      {!isAlarming && help && <ScoreHelp help={help} />}
      {band && value !== null && (
        <Disclosure
          title={<Trans>Voir le résultat en chiffres</Trans>}
          className="mt-3 -mb-3 border-b-0 text-small"
        >
          <Figures result={result} value={value} label={band.label} />
          {!validated && (
            <p className="mt-2">
              <Trans>
                Ces questions ont été écrites pour ce programme. Elles ne sont pas un test validé.
              </Trans>
            </p>
          )}
        </Disclosure>
      )}
    </Card>
  );
}

function Figures({ result, value, label }: { result: ScoreResult; value: number; label: string }) {
  const [least, most] = result.range;
  return (
    <>
      <p>
        <Trans>
          {value} sur une échelle de {least} à {most}. {label}.
        </Trans>
        <MissingWords answered={result.answered} className="block font-medium" />
      </p>
      <p className="mt-2">
        {result.higherIs === 'better' ? (
          <Trans>Plus le chiffre est élevé, mieux cela va.</Trans>
        ) : (
          <Trans>Plus le chiffre est bas, mieux cela va.</Trans>
        )}
      </p>
      {result.change && (
        <p className="mt-2">
          <ChangeFigures points={result.change.points} />
        </p>
      )}
    </>
  );
}

function ChangeFigures({ points }: { points: number }) {
  const count = Math.abs(points);
  if (points === 0) return <Trans>C’est le même chiffre qu’au départ.</Trans>;
  return points > 0 ? (
    <Trans>C’est {count} de plus qu’au départ.</Trans>
  ) : (
    <Trans>C’est {count} de moins qu’au départ.</Trans>
  );
}

type Verdict = 'better' | 'same' | 'worse';

const changes: Record<Verdict, { icon: LucideIcon; words: ReactNode }> = {
  better: { icon: TrendingUp, words: <Trans>C’est nettement mieux qu’au départ.</Trans> },
  same: { icon: Minus, words: <Trans>C’est à peu près comme au départ.</Trans> },
  worse: {
    icon: TrendingDown,
    words: (
      <Trans>
        C’est plus difficile qu’au départ. Parlez-en à une ou un professionnel de la santé, ou à une
        personne-ressource.
      </Trans>
    ),
  },
};

/** Without a threshold for a real change, the page does not judge the difference. */
function ChangeSinceStart({ result: { change, higherIs, range } }: { result: ScoreResult }) {
  if (change === null) return null;
  const { points, verdict } = change;
  const shown = verdict ?? (points === 0 ? 'same' : null);
  if (shown !== null) return <ChangeLine {...changes[shown]} />;
  const count = Math.abs(points);
  const most = range[1] - range[0];
  return (
    <p className="mt-3">
      {points > 0 ? (
        <Plural
          value={count}
          one={`C’est # point de plus qu’au départ, sur ${most}.`}
          other={`C’est # points de plus qu’au départ, sur ${most}.`}
        />
      ) : (
        <Plural
          value={count}
          one={`C’est # point de moins qu’au départ, sur ${most}.`}
          other={`C’est # points de moins qu’au départ, sur ${most}.`}
        />
      )}{' '}
      {higherIs === 'better' ? (
        <Trans>
          Plus le chiffre est élevé, mieux cela va ; un petit écart ne dit rien à lui seul.
        </Trans>
      ) : (
        <Trans>
          Plus le chiffre est bas, mieux cela va ; un petit écart ne dit rien à lui seul.
        </Trans>
      )}
    </p>
  );
}

function ChangeLine({ icon: Icon, words }: { icon: LucideIcon; words: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 font-medium">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent-ink" />
      {words}
    </p>
  );
}

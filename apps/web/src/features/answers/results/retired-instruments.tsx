import type { RouterOutputs } from '@aube/api';
import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/banner.tsx';

type Retired = RouterOutputs['questionnaires']['listScores'][number]['retired'];

export function RetiredInstruments({ retired, isStaff }: { retired: Retired; isStaff: boolean }) {
  if (!retired) return null;
  const { instruments, scores } = retired;
  const names = instruments.join(', ');
  const count = instruments.length;
  return (
    <Banner>
      <p>
        <Plural
          value={count}
          one="Une échelle de ce questionnaire n’est plus sur ce site : ses questions ne peuvent plus y être lues. Les réponses sont conservées."
          other="# échelles de ce questionnaire ne sont plus sur ce site : leurs questions ne peuvent plus y être lues. Les réponses sont conservées."
        />
      </p>
      {isStaff && (
        <>
          <p className="mt-2">
            <Trans>Nom donné par le site : {names}</Trans>
          </p>
          {scores.map(({ score, value }) => (
            <p key={score} className="mt-2">
              {value === null ? (
                <Trans>{score} : trop de réponses manquaient</Trans>
              ) : (
                <Trans>
                  {score} : {value}, score calculé à l’envoi
                </Trans>
              )}
            </p>
          ))}
        </>
      )}
    </Banner>
  );
}

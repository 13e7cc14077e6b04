import { Trans } from '@lingui/react/macro';
import { useHeldBack } from '../../../lib/arrival.ts';
import type { GateQuestionnaire } from '@aube/api/rules';
import type { RouteId } from '../../../routes.ts';
import { Notice } from '../../../ui/banner.tsx';

/** The page that the person asked for, and that a due questionnaire holds back. */
type HeldBackProps = { readonly code: GateQuestionnaire };

export function HeldBack({ code }: HeldBackProps) {
  const held = useHeldBack();
  if (held === null || held === 'programme') return null;
  return (
    <Notice className="mt-6" title={<Title held={held} code={code} />}>
      {code !== 'S0' && <Trans>Tout ce que vous avez déjà noté est gardé.</Trans>}
    </Notice>
  );
}

const isOfDiary = (id: RouteId) => id === 'diary' || id === 'diaryDay';

type TitleProps = { readonly held: RouteId } & HeldBackProps;

function Title({ held, code }: TitleProps) {
  if (isOfDiary(held) && code !== 'S0') {
    return <Trans>Le journal entier s’ouvre après ce questionnaire</Trans>;
  }
  if (isOfDiary(held)) return <Trans>Votre journal s’ouvre après ce questionnaire</Trans>;
  if (held === 'evolution') {
    return <Trans>L’évolution de votre sommeil s’ouvre après ce questionnaire</Trans>;
  }
  if (held === 'sleepSummary') {
    return <Trans>La page pour le médecin s’ouvre après ce questionnaire</Trans>;
  }
  return <Trans>Cette page du programme s’ouvre après ce questionnaire</Trans>;
}

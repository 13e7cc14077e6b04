import { Trans } from '@lingui/react/macro';
import { type Status, StatusWord } from '../../ui/status-word.tsx';
import type { ModuleStanding } from './use-modules.ts';

const signs: Record<ModuleStanding['state'], Status> = {
  locked: 'locked',
  open: 'todo',
  inProgress: 'inProgress',
  complete: 'done',
};

/** The state of a module in a word: verrouillé, à commencer, en cours, terminé. @decision D34 */
export function ModuleStatus({ state }: { state: ModuleStanding['state'] }) {
  return (
    <StatusWord status={signs[state]}>
      <StateWord state={state} />
    </StatusWord>
  );
}

function StateWord({ state }: { state: ModuleStanding['state'] }) {
  switch (state) {
    case 'locked':
      return <Trans>Verrouillé</Trans>;
    case 'open':
      return <Trans>À commencer</Trans>;
    case 'inProgress':
      return <Trans>En cours</Trans>;
    case 'complete':
      return <Trans>Terminé</Trans>;
  }
}

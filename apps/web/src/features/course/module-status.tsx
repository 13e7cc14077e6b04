import { Trans } from '@lingui/react/macro';
import { type Status, StatusWord } from '../../ui/status-word.tsx';
import type { ModuleStanding } from './use-modules.ts';

const signs: Record<ModuleStanding['state'], Status> = {
  locked: 'locked',
  open: 'todo',
  inProgress: 'inProgress',
  complete: 'done',
};

type Standing = Pick<ModuleStanding, 'state' | 'isStopped'>;

/** @decision D34 */
export function ModuleStatus({ module: { state, isStopped } }: { module: Standing }) {
  return (
    <StatusWord status={isStopped && state !== 'complete' ? 'closed' : signs[state]}>
      <StateWord state={state} isStopped={isStopped} />
    </StatusWord>
  );
}

function StateWord({ state, isStopped }: Standing) {
  if (state === 'complete') return <Trans>Terminé</Trans>;
  if (state === 'locked')
    return isStopped ? <Trans>Fermé</Trans> : <Trans>Pas encore ouvert</Trans>;
  if (isStopped) return <Trans>À lire</Trans>;
  return state === 'open' ? <Trans>À commencer</Trans> : <Trans>En cours</Trans>;
}

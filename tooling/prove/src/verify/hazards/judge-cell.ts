export type Cell = { verdict: 'done' | 'told' | 'told, then done' | 'fault'; words: string };

export type Looked = {
  failed: string | null;
  told: readonly string[];
  /** Script errors, the error page « Oups! », and faults found by the hazard's own check. */
  faults: readonly string[];
  mayTell: boolean;
  again: 'done' | 'failed' | null;
};

const SHORTEST_HELP = 20;

export function judgeCell({ failed, told, faults, mayTell, again }: Looked): Cell {
  const [fault] = faults;
  if (fault !== undefined) return { verdict: 'fault', words: fault };
  if (failed === null) return { verdict: 'done', words: '' };
  const words = told.filter((text) => text.length >= SHORTEST_HELP).join(' · ');
  if (!mayTell || words === '') return { verdict: 'fault', words: `${failed} ${words}`.trim() };
  return { verdict: again === 'done' ? 'told, then done' : 'told', words };
}

import { listRules } from '@aube/api/rules';
import { useState } from 'react';

export type ShownPerson = { readonly userId: number; readonly name: string };

/** Only people who are still shown count as chosen. */
export type Chosen = {
  readonly people: readonly ShownPerson[];
  /** Shown people that one press selects, at most `listRules.mostChosen`. */
  readonly offered: readonly ShownPerson[];
  readonly isChosen: (userId: number) => boolean;
  readonly choose: (userIds: readonly number[], isChosen: boolean) => void;
};

/** @decision console#acts-on-a-selection */
export function useChosen(shown: readonly ShownPerson[]): Chosen {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const isChosen = (userId: number) => ticked.has(userId);
  return {
    people: shown.filter(({ userId }) => isChosen(userId)),
    offered: shown.slice(0, listRules.mostChosen),
    isChosen,
    choose: (userIds, isNow) => {
      const others = [...ticked].filter((userId) => !userIds.includes(userId));
      setTicked(new Set(isNow ? [...others, ...userIds] : others));
    },
  };
}

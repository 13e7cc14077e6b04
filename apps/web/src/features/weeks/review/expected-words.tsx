import type { Expected } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** @decision D83 */
export function ExpectedWords({ code }: { readonly code: Expected }): ReactNode {
  switch (code) {
    case 'lessSleep':
      return (
        <Trans>
          C’est la première semaine avec un horaire plus court. On dort souvent un peu moins, et on
          a plus sommeil le jour : c’est attendu. Si vous avez sommeil, ne conduisez pas.
        </Trans>
      );
    case 'earlyWeeks':
      return (
        <Trans>
          Les premières semaines, les nuits sont souvent inégales. Le sommeil change lentement :
          regardez la semaine plutôt qu’une nuit.
        </Trans>
      );
    case 'milestone':
      return (
        <Trans>
          Après six semaines, on passe souvent moins de temps au lit sans dormir, et les nuits
          rallongent peu à peu. Chez certaines personnes, le sommeil change peu : l’équipe peut vous
          parler d’autres chemins.
        </Trans>
      );
  }
}

import { localDateAt } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../../lib/dates.ts';
import { useSession } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Link } from '../../../../ui/link.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';

/** @decision D62 */
export function ConsentPanel() {
  const dates = useDates();
  const session = useSession();
  const consent = trpc.rights.getOwnConsent.useQuery();
  if (session.status !== 'member') return null;
  const { timeZone } = session.account;
  return (
    <QueryView query={consent} lines={2}>
      {({ given, isDue, presentVersion }) => (
        <>
          <ul className="mb-4">
            {given.map((one) => (
              <li key={one.version}>
                <Given
                  version={one.version}
                  on={dates.date(localDateAt(new Date(one.givenAt), timeZone))}
                />
              </li>
            ))}
          </ul>
          {!isDue && given.every(({ version }) => version !== presentVersion) && (
            <p className="mb-4">
              <Trans>
                La version en vigueur est la {presentVersion} : des mots y ont été corrigés depuis
                votre accord.
              </Trans>
            </p>
          )}
          <p>
            <Link to="consent">
              <Trans>Lire le texte en vigueur</Trans>
            </Link>
          </p>
          <p className="mt-4 text-ink-soft">
            <Trans>
              Vous voulez retirer votre accord? Vous pouvez{' '}
              <Link to="abandonment">quitter le programme</Link> et demander à votre établissement
              d’effacer ce qui vous identifie.
            </Trans>
          </p>
        </>
      )}
    </QueryView>
  );
}

function Given({ version, on }: { version: string; on: string }) {
  return (
    <Trans>
      Version {version}, acceptée le {on}
    </Trans>
  );
}

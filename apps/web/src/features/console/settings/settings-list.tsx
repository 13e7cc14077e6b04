import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ChangeWords } from './change-words.tsx';

type Setting = RouterOutputs['admin']['listSettings'][number];

export function SettingsList() {
  const settings = trpc.admin.listSettings.useQuery();
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Ce que les personnes participantes lisent de votre site. Un brouillon ne se voit pas
            avant d’être publié.
          </Trans>
        }
      >
        <Trans>Réglages</Trans>
      </PageHeading>
      <QueryView query={settings} lines={6}>
        {(rows) => {
          const ofSite = rows.filter(({ establishment }) => establishment === null);
          const ofPlaces = rows.filter(({ establishment }) => establishment !== null);
          return (
            <div className="max-w-(--container-page)">
              <section aria-labelledby="of-site" className="mb-10">
                <h2 id="of-site" className="mb-3 text-lead">
                  <Trans>Coordonnées du site</Trans>
                </h2>
                <p className="mb-4 text-ink-soft">
                  <Trans>Pour tout le monde, et où un établissement n’a pas de téléphone.</Trans>
                </p>
                <SettingRows rows={ofSite} />
              </section>
              <section aria-labelledby="of-places">
                <h2 id="of-places" className="mb-4 text-lead">
                  <Trans>Coordonnées des établissements</Trans>
                </h2>
                {ofPlaces.length > 0 ? (
                  <SettingRows rows={ofPlaces} />
                ) : (
                  <EmptyState title={<Trans>Pas encore d’établissement</Trans>}>
                    <Link to="adminEstablishmentNew">
                      <Trans>Ajouter le premier</Trans>
                    </Link>
                  </EmptyState>
                )}
              </section>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

const SettingRows = ({ rows }: { rows: readonly Setting[] }) => (
  <ul className="grid gap-4">
    {rows.map((row) => (
      <li
        key={row.establishment?.establishmentId ?? 'site'}
        className="rounded-card border border-line bg-raised p-5"
      >
        <SettingRow row={row} />
      </li>
    ))}
  </ul>
);

function SettingRow({ row: { establishment, phone, published, draft } }: { row: Setting }) {
  return (
    <>
      <h3 className="font-bold">
        {establishment ? (
          <Link
            to="adminContacts"
            params={{ establishment: establishment.establishmentId }}
            className="wrap-break-word"
          >
            {establishment.name}
          </Link>
        ) : (
          <Link to="adminContacts">
            <Trans>Tout le site</Trans>
          </Link>
        )}
      </h3>
      {phone === null ? (
        <p className="mt-2 font-medium text-attention">
          <Trans>Aucun téléphone : les messages ne peuvent pas en donner.</Trans>
        </p>
      ) : (
        <p className="mt-2">
          <Trans>Téléphone : {phone}</Trans>
        </p>
      )}
      {published ? (
        <p className="text-small text-ink-soft">
          <ChangeWords at={published.at} by={published.by} said={<Trans>Publié</Trans>} />
        </p>
      ) : (
        phone !== null && (
          <p className="text-small text-ink-soft">
            <Trans>Vient des fichiers du site</Trans>
          </p>
        )
      )}
      {draft && (
        <p className="text-small text-ink-soft">
          <ChangeWords at={draft.at} by={draft.by} said={<Trans>Brouillon</Trans>} />
        </p>
      )}
    </>
  );
}

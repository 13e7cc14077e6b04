import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ChangeWords } from './change-words.tsx';
import { SettingsFile } from './file/settings-file.tsx';
import { settingEntries, type SettingEntry } from './setting-entries.tsx';

type Setting = RouterOutputs['admin']['listSettings'][number];

export function SettingsList() {
  const { i18n } = useLingui();
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
        {(rows) => (
          <>
            <div className="gap-12 lg:columns-2">
              {settingEntries.map((entry) => (
                <section key={entry.kind} aria-labelledby={entry.slug} className="pb-10">
                  <h2 id={entry.slug} className="mb-3 break-after-avoid text-lead">
                    {i18n._(entry.title)}
                  </h2>
                  <p className="mb-4 break-inside-avoid break-after-avoid text-ink-soft">
                    {entry.explanation}
                  </p>
                  <ul className="space-y-4">
                    {rows
                      .filter(({ kind }) => kind === entry.kind)
                      .map((row) => (
                        <li
                          key={row.establishment?.establishmentId ?? 'site'}
                          className="break-inside-avoid rounded-card border border-line bg-raised p-5"
                        >
                          <SettingRow
                            entry={entry}
                            row={row}
                            ofSite={headlineOfSite(rows, entry.kind)}
                          />
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </div>
            {rows.every(({ establishment }) => establishment === null) && (
              <EmptyState title={<Trans>Pas encore d’établissement</Trans>}>
                <Link to="adminEstablishmentNew">
                  <Trans>Ajouter le premier</Trans>
                </Link>
              </EmptyState>
            )}
            <SettingsFile />
          </>
        )}
      </QueryView>
    </>
  );
}

const headlineOfSite = (rows: readonly Setting[], kind: Setting['kind']): string | null =>
  rows.find((row) => row.kind === kind && row.establishment === null)?.headline ?? null;

type SettingRowProps = {
  readonly entry: SettingEntry;
  readonly row: Setting;
  readonly ofSite: string | null;
};

function SettingRow({
  entry: { slug, sayInForce },
  row: { establishment, headline, published, draft },
  ofSite,
}: SettingRowProps) {
  return (
    <>
      <h3 className="font-bold">
        <Link
          to="adminSetting"
          params={{
            setting: slug,
            ...(establishment && { establishment: establishment.establishmentId }),
          }}
          className="wrap-break-word"
        >
          {establishment ? establishment.name : <Trans>Tout le site</Trans>}
        </Link>
      </h3>
      <p className="mt-2">{sayInForce(headline, ofSite)}</p>
      {published ? (
        <p className="text-small text-ink-soft">
          <ChangeWords at={published.at} by={published.by} said={<Trans>Publié</Trans>} />
        </p>
      ) : (
        headline !== null && (
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

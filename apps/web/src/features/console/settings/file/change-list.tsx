import type { RouterOutputs } from '@aube/api';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

type Tried = RouterOutputs['admin']['importSettings'];

const changeWords = {
  new: msg`Nouveau`,
  changed: msg`Modifié`,
  same: msg`Déjà pareil`,
} as const;

type ChangeListProps = Pick<Tried, 'settings' | 'kept'> & {
  readonly titleOf: (kind: string) => string;
};

/** Effect of a file on every setting, even on settings that the file does not contain. */
export function ChangeList({ settings, kept, titleOf }: ChangeListProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ kind, establishment }: Tried['kept'][number]) =>
    `${titleOf(kind)} · ${establishment ?? t`Tout le site`}`;
  return (
    <>
      <ul className="mb-6 grid gap-2">
        {settings.map((each) => (
          <li
            key={nameOf(each)}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2"
          >
            <span>{nameOf(each)}</span>
            <span className={each.change === 'same' ? 'text-ink-soft' : 'font-medium'}>
              {i18n._(changeWords[each.change])}
            </span>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <div className="mb-6">
          <p className="font-medium">
            <Trans>Ce site a aussi ces réglages, qui ne changent pas :</Trans>
          </p>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {kept.map((each) => (
              <li key={nameOf(each)}>{nameOf(each)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

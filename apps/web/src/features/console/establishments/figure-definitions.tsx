import { statisticNames } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../lib/use-field-text.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { figureWords, otherFigures } from './figure-words.ts';

export function FigureDefinitions() {
  const { i18n } = useLingui();
  const label = useLabel();
  return (
    <Disclosure title={<Trans>Ce que chaque nombre compte</Trans>} className="mt-6">
      <dl className="max-w-(--container-page) space-y-3">
        {[...statisticNames.map((name) => figureWords[name]), ...otherFigures].map(
          ({ name, counts }) => (
            <div key={counts.id}>
              <dt className="font-medium">{label(name)}</dt>
              <dd className="text-ink-soft">{i18n._(counts)}</dd>
            </div>
          ),
        )}
      </dl>
    </Disclosure>
  );
}

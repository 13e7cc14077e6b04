import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/banner.tsx';

/** What is typed began from a night that was saved since, on another device: both are kept. */
export default function SavedElsewhere() {
  return (
    <Notice
      kind="attention"
      className="mb-8"
      title={<Trans>Cette nuit a été enregistrée ailleurs entre-temps</Trans>}
    >
      <Trans>
        Ce que vous aviez commencé à écrire reste ici. Quand vous l’enregistrerez, vous verrez les
        deux versions et choisirez celle qui est juste.
      </Trans>
    </Notice>
  );
}

import { Trans } from '@lingui/react/macro';

/** Lists the flags that only staff can close; shows nothing when `names` is empty. @decision D76 */
export function OnlyStaffLift({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Trans>
      Seule l’équipe peut lever ceci, après en avoir parlé avec vous : {names.join(', ')}.
    </Trans>
  );
}

import { Trans } from '@lingui/react/macro';

/** @decision D76 */
export function OnlyStaffLift({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Trans>
      Seule l’équipe peut lever ceci, après en avoir parlé avec vous : {names.join(', ')}.
    </Trans>
  );
}

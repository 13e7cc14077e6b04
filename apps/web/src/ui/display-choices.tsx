import { useLingui } from '@lingui/react/macro';
import { type Display, setDisplay, useDisplay } from '../lib/display.ts';
import { useSession } from '../lib/session.ts';
import { trpc } from '../trpc.ts';
import { Chips } from './chips.tsx';

/** @source specification §9 */
export function DisplayChoices() {
  const { t } = useLingui();
  const display = useDisplay();
  const isMember = useSession().status === 'member';
  const save = trpc.account.updatePreferences.useMutation();
  const choose = (change: Partial<Display>) => {
    setDisplay({ ...display, ...change });
    if (isMember) save.mutate(change);
  };
  return (
    <div className="space-y-6">
      <Chips
        legend={t`Taille du texte`}
        options={[
          { value: 'small', label: t`Petit` },
          { value: 'medium', label: t`Moyen` },
          { value: 'large', label: t`Grand` },
          { value: 'extraLarge', label: t`Très grand` },
        ]}
        value={display.textSize}
        onChange={(textSize) => choose({ textSize })}
      />
      <Chips
        legend={t`Mode sombre`}
        hint={t`Au milieu de la nuit, les pages sont sombres dans tous les cas.`}
        options={[
          { value: 'off', label: t`Non` },
          { value: 'on', label: t`Oui` },
          { value: 'system', label: t`Suivre mon appareil` },
        ]}
        value={display.darkMode}
        onChange={(darkMode) => choose({ darkMode })}
      />
    </div>
  );
}

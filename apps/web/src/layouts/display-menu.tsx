import { Trans } from '@lingui/react/macro';
import { ALargeSmall } from 'lucide-react';
import { DisplayChoices } from '../ui/display-choices.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** Text size and dark mode, within reach on every page, before and after login. @source specification §9 */
export function DisplayMenu() {
  return (
    <HeaderMenu icon={<ALargeSmall aria-hidden />} label={<Trans>Affichage</Trans>}>
      <DisplayChoices />
    </HeaderMenu>
  );
}

import { Trans } from '@lingui/react/macro';
import { ALargeSmall } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { HeaderMenu } from './header-menu.tsx';

// Loaded after the page, because the menu is closed at first.
const DisplayChoices = lazyPart(async () => {
  const { DisplayChoices: Choices } = await import('../ui/display-choices.tsx');
  return { default: Choices };
});

/** Text size and dark mode, on every page, before and after login. @source specification §9 */
export function DisplayMenu() {
  return (
    <HeaderMenu icon={<ALargeSmall aria-hidden />} label={<Trans>Affichage</Trans>}>
      <Suspense>
        <DisplayChoices />
      </Suspense>
    </HeaderMenu>
  );
}

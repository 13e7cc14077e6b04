import { Trans } from '@lingui/react/macro';
import { ALargeSmall } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { HeaderMenu } from './header-menu.tsx';

const DisplayChoices = lazyPart(async () => {
  const { DisplayChoices: Choices } = await import('../ui/display-choices.tsx');
  return { default: Choices };
});

/** @source specification §9 */
export function DisplayMenu() {
  return (
    <HeaderMenu icon={<ALargeSmall aria-hidden />} label={<Trans>Affichage</Trans>}>
      <Suspense>
        <DisplayChoices />
      </Suspense>
    </HeaderMenu>
  );
}

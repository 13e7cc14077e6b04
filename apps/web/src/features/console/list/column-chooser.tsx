import { Trans } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';

export function ColumnChooser({ children }: { children: ReactNode }) {
  return (
    <Dropdown
      className="relative"
      triggerClass={buttonClass('secondary')}
      panelClass="absolute top-full right-0 z-20 mt-2 max-h-[70dvh] w-72 overflow-auto rounded-card border border-edge bg-raised p-4"
      trigger={
        <>
          <Columns3 aria-hidden className="size-5" />
          <Trans>Colonnes</Trans>
        </>
      }
    >
      {children}
    </Dropdown>
  );
}

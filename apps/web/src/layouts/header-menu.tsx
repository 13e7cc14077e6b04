import type { ReactNode } from 'react';
import { Dropdown } from '../ui/dropdown.tsx';

type HeaderMenuProps = {
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

export function HeaderMenu({ icon, label, ...props }: HeaderMenuProps) {
  return (
    <Dropdown
      {...props}
      triggerClass="icon-button"
      panelClass="menu-panel"
      trigger={
        <>
          {icon}
          <span className="max-md:sr-only">{label}</span>
        </>
      }
    />
  );
}

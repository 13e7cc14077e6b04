import type { ReactNode } from 'react';
import { Dropdown } from '../ui/dropdown.tsx';

type HeaderMenuProps = {
  readonly icon: ReactNode;
  /** Always announced; visible beside the icon where there is room. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A panel under a button of the header. */
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

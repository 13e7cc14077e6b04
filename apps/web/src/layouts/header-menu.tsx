import type { ReactNode } from 'react';
import { Dropdown } from '../ui/dropdown.tsx';

type HeaderMenuProps = {
  readonly icon: ReactNode;
  /** Always read by screen readers; visible beside the icon when the screen is wide enough. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A panel that opens under a button of the header. */
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

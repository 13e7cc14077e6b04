import { useEffect, useRef, type ReactNode } from 'react';

type DropdownProps = {
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly panelClass: string;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Dropdown({
  trigger,
  triggerClass,
  panelClass,
  className,
  children,
}: DropdownProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = element.current;
      if (!menu?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const target = event.target as Element;
      const isOutside = !(event instanceof KeyboardEvent) && !menu.contains(target);
      const isFollowed = event.type === 'click' && target.closest('a') !== null;
      if (!isEscape && !isOutside && !isFollowed) return;
      menu.open = false;
      if (isEscape) menu.querySelector('summary')?.focus();
    };
    const events = ['keydown', 'pointerdown', 'focusin', 'click'];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);
  return (
    <details ref={element} className={className} data-screen-only>
      <summary className={`${triggerClass} list-none [&::-webkit-details-marker]:hidden`}>
        {trigger}
      </summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}

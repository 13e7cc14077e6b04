import { classNames } from '../lib/class-names.ts';
import { linkClass } from './link.tsx';
import { WholeNumbers } from './whole-numbers.tsx';

export const emergency = { tel: '911', display: '911' } as const;

type PhoneLinkProps = {
  readonly phone: { readonly tel: string; readonly display: string };
  readonly className?: string | undefined;
  readonly scheme?: 'tel' | 'sms';
};

export const PhoneLink = ({
  phone: { tel, display },
  className,
  scheme = 'tel',
}: PhoneLinkProps) => (
  <a href={`${scheme}:${tel}`} className={classNames(linkClass, className)}>
    <span>
      <WholeNumbers text={display} />
    </span>
  </a>
);

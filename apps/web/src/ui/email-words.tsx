import { Fragment } from 'react';

/** An address breaks before « @ » or a dot, and elsewhere only when a part is too long. */
export const EmailWords = ({ email }: { email: string }) => (
  <span className="wrap-anywhere">
    {email.split(/(?=[@.])/).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

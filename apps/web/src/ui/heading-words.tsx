import type { ReactNode } from 'react';

const wordWithHyphen = /(\S*[\p{L}\d]-[\p{L}\d]\S*)/u;

/** Keeps a word with a hyphen on one line, for example « Personnes-ressources ». */
export const HeadingWords = ({ children }: { children: ReactNode }) =>
  typeof children === 'string'
    ? children.split(wordWithHyphen).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="inline-block">
            {part}
          </span>
        ),
      )
    : children;

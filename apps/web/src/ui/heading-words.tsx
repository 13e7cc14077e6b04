import type { ReactNode } from 'react';

const wordWithHyphen = /(\S*[\p{L}\d]-[\p{L}\d]\S*)/u;

/**
 * A word with a hyphen stays whole: « Personnes-ressources ». The word is divided only if the word
 * is longer than the line. Children that are not a text are not changed.
 */
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

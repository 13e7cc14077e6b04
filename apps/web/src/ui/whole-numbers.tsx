const number = /(\+?\(?\d+\)?(?:[ \u00A0.-]\(?\d+\)?)+)/;

/** Telephone numbers stay on one line: « 9-8-8 », « 418 555-0100 ». */
export const WholeNumbers = ({ text }: { text: string }) =>
  text.split(number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

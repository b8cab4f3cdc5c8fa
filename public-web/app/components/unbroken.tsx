/** A telephone number, a postal code, or the one word that has a dash in it. */
const WHOLE = /((?:\+\d{1,3} )?\b\d{3} \d{3} \d{3}\b|\b\d{4}-\d{3}\b|\be-mails?\b)/i;

/** A text in which none of these is broken over two lines. */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    // Every second part is one of them: the expression's group is kept by the split.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

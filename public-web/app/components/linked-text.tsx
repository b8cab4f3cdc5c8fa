const ADDRESS = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|www\.[\w-]+(?:\.[\w-]+)+)/;

/** A sentence whose e-mail and web addresses are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    // Every second part is an address: the expression's group is kept by the split.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part.includes('@') ? `mailto:${part}` : `https://${part}`} className="link break-words">
        {part}
      </a>
    ),
  );
}

/** A policy as the site lays it out. */
interface Policy {
  title: string;
  lead: string;
  effective: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    items?: readonly string[];
    table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  }[];
}

/** A policy as one text, in the order in which it is read. */
export function plainText({ title, lead, effective, sections }: Policy): string {
  const blocks = sections.map(({ title: heading, paragraphs = [], items = [], table }) =>
    [
      heading,
      ...paragraphs,
      ...items.map((item) => `- ${item}`),
      ...(table === undefined ? [] : [table.head, ...table.rows].map((cells) => cells.join(' | '))),
    ].join('\n'),
  );
  return [title, lead, effective, ...blocks].join('\n\n');
}

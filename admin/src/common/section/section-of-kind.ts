/** The sections of what is called otherwise where it is kept. */
const SECTIONS: Readonly<Partial<Record<string, string>>> = { 'pedidos-material': 'material', convidados: 'users' };

/** The section of the back office that a kind of record is seen in, by its resource's name. */
export function sectionOfKind(tipo: string): string {
  return SECTIONS[tipo] ?? tipo;
}

/** The list's resource of a section's records. */
export function kindOfSection(value: string): string {
  return Object.entries(SECTIONS).find(([, section]) => section === value)?.[0] ?? value;
}

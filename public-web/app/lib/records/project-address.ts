/** The longest that the words of an address become. */
const LONGEST = 60;

/** The address of a project's page: its number, which finds it, and its title, which people read. */
export function projectAddress({ id, titulo }: { id: number; titulo: string }): string {
  const slug = slugOf(titulo);
  return `/projetos/${id}${slug && `-${slug}`}`;
}

/** The number in the last part of such an address, as it is written there; undefined where there is none. */
export function projectId(part: string): string | undefined {
  return /^(\d+)(?:-|$)/.exec(part)?.[1];
}

/** A title in small letters and digits, cut between words. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.match(/[a-z\d]+/g)?.join('-') ?? '';
  if (slug.length <= LONGEST) return slug;
  const whole = slug.lastIndexOf('-', LONGEST);
  return slug.slice(0, whole === -1 ? LONGEST : whole);
}

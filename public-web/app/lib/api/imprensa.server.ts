import { type ListStart, readApi, readOptionalList, readStart } from './api.server';
import { previewedRecord } from './preview.server';
import type { PressItem, PressRow } from '~/lib/records/press-item';

/** The newest articles. */
export function articles(count: number): Promise<ListStart<PressRow>> {
  return readStart<PressRow>('/api/imprensa', count);
}

/** One article, as it waits where the request may see that, with the two lists beside it; they may be missing, which `isWhole` tells, the article may not. */
export async function article(id: string, request: Request) {
  const previewed = await previewedRecord<PressItem>(request, 'imprensa', id);
  const item = previewed ?? (await readApi<PressItem>(`/api/imprensa/${encodeURIComponent(id)}`));
  const category = item.Categoria;
  const [related, recent] = await Promise.all([
    category
      ? readOptionalList<PressRow>(`/api/imprensa/relacionados/${encodeURIComponent(category)}/${item.id}`)
      : Promise.resolve([]),
    readOptionalList<PressRow>('/api/recentes'),
  ]);
  // An article does not recommend itself.
  return {
    isWhole: related !== undefined && recent !== undefined,
    page: {
      item,
      category,
      related: related ?? [],
      recent: (recent ?? []).filter(({ id: other }) => other !== item.id),
    },
  };
}

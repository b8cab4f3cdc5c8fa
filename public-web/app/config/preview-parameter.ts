/** The query parameter that shows a page with what waits to be published in it. */
const PREVIEW_PARAMETER = 'previsualizacao';

/** The token of a preview that an address asks for. */
export function previewToken({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  return searchParams.get(PREVIEW_PARAMETER);
}

/** Whether an address is of a preview, good or not: its answer is nobody's to keep, and the back office's to frame. */
export function isPreview(address: string): boolean {
  const mark = address.indexOf('?');
  return mark >= 0 && new URLSearchParams(address.slice(mark + 1)).has(PREVIEW_PARAMETER);
}

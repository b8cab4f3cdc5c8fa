/** A material to download, as the API answers it. */
export type Material = { id: number; titulo: string; text: string | null; img: string | null; download: string | null };

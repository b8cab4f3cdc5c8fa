/** A yearly report as the API answers it. */
export type Relatorio = { id: number; nome_do_ficheiro: string; nome_do_arquivo: string; data: string | null };

/** Where what stands apart of the inbox at a path is: what looks like spam, and what came without an acceptance. */
export const suspeitasPath = (path: string): string => `${path}/suspeitas`;
export const semAceitacaoPath = (path: string): string => `${path}/sem-aceitacao`;

import type { UploadedFile } from '../../data-provider/uploaded-file.js';

const names: Readonly<Record<UploadedFile['tipo'], string>> = { image: 'Imagem', pdf: 'PDF' };

/** How a type of file is called. */
export function fileTypeName(tipo: UploadedFile['tipo']): string {
  return names[tipo];
}

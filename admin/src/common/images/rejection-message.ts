import type { FileRejection } from 'react-dropzone';

const reasons: Readonly<Record<string, string>> = {
  'file-invalid-type': 'tipo de ficheiro não aceite',
  'file-too-large': 'ficheiro demasiado grande',
  'file-too-small': 'ficheiro demasiado pequeno',
  'too-many-files': 'demasiados ficheiros de uma vez',
};

/** Why a file was not taken, in a sentence that names it. */
export function rejectionMessage({ file, errors }: FileRejection): string {
  const reason = reasons[errors[0]?.code ?? ''] ?? 'ficheiro não aceite';
  return `${file.name}: ${reason}.`;
}

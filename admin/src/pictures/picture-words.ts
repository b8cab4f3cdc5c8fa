import type { Fotografia } from '../api-types.js';
import { formatDay } from '../common/dates/format-date.js';

export function isHidden(fotografia: Pick<Fotografia, 'estado'> | undefined): boolean {
  return fotografia !== undefined && fotografia.estado !== 'visivel';
}

/** Says why visitors do not see a picture, or until when a picture of children is authorised; else empty. */
export function pictureWords(fotografia: Pick<Fotografia, 'estado' | 'menores' | 'ate'> | undefined): string {
  switch (fotografia?.estado) {
    case 'semAutorizacao':
      return 'Não visível ao público: falta a autorização';
    case 'caducada':
      return `Não visível ao público: a autorização acabou a ${formatDay(fotografia.ate)}`;
    case 'porAprovar':
      return 'Não visível ao público: o testemunho espera aprovação';
    case 'retirada':
      return 'Não visível ao público: retirada do site';
    case 'visivel':
      return fotografia.menores ? `Menores identificáveis · autorizada até ${formatDay(fotografia.ate)}` : '';
    case undefined:
      return '';
  }
}

const short = {
  semAutorizacao: 'Não visível',
  caducada: 'Não visível',
  porAprovar: 'Não visível',
  retirada: 'Retirada',
  visivel: 'Autorizada',
} as const satisfies Record<Fotografia['estado'], string>;

/** Whether readers who do not see a picture are told what it shows, or that it shows nothing. */
export function isDescribed(fotografia: Pick<Fotografia, 'alt' | 'decorativa'> | undefined): boolean {
  return fotografia !== undefined && (fotografia.alt !== null || fotografia.decorativa);
}

/** The same in one or two words for a button, or whether the picture has yet to be described. */
export function shortPictureWords(fotografia: Fotografia | undefined): string {
  if (isHidden(fotografia) || fotografia?.menores === true) return short[fotografia?.estado ?? 'visivel'];
  return isDescribed(fotografia) ? 'Descrita' : 'Descrever';
}

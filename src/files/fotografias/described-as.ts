import { AppError } from '../../platform/errors/app-error.js';
import type { Description } from './description.js';
import type { FotografiaInputDto } from './fotografia.dto.js';

/**
 * Returns the new description of a picture, in which a field that was not sent keeps its value.
 * @throws AppError 'invalid' where it is decorative and says something, or half a point is given
 */
export function describedAs(input: FotografiaInputDto, stored: Description): Description {
  const {
    decorativa = stored.decorativa,
    credito = stored.credito,
    focoX = stored.focoX,
    focoY = stored.focoY,
  } = input;
  const alt = textOf(input.alt === undefined ? stored.alt : input.alt);
  if (alt !== null && decorativa === true) {
    const sentence = 'Uma imagem decorativa não tem texto alternativo.';
    throw new AppError('invalid', sentence, { alt: sentence });
  }
  if ((focoX === null) !== (focoY === null)) {
    const sentence = 'O ponto tem as duas medidas, ou nenhuma.';
    throw new AppError('invalid', sentence, { [focoX === null ? 'focoX' : 'focoY']: sentence });
  }
  return { alt, decorativa: decorativa ?? false, credito: textOf(credito), focoX, focoY };
}

const textOf = (text: string | null): string | null => text?.trim() || null;

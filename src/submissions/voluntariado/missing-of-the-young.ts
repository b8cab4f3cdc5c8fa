import { normalEmail } from '../../platform/dto/normal-email.js';
import { tooYoungSentence, youngAges } from '../../../contract/texts/guardian.js';
import type { CandidaturaInputDto } from './candidatura.dto.js';

/**
 * Returns a sentence for each field in which a young person's application lacks something: a child needs an adult who
 * writes instead, and other minors need a guardian.
 */
export function missingOfTheYoung({
  idade,
  email,
  nomeEncarregado,
  emailEncarregado,
}: CandidaturaInputDto): Record<string, string> {
  if (idade < youngAges.minimum) return { idade: tooYoungSentence };
  if (idade >= youngAges.adult) return {};
  const named = (nomeEncarregado ?? '').trim() !== '';
  const address = emailEncarregado ?? '';
  return {
    ...(!named && { nomeEncarregado: 'Escreve o nome do teu encarregado de educação.' }),
    ...(address === '' && { emailEncarregado: 'Escreve o e-mail do teu encarregado de educação.' }),
    ...(address !== '' &&
      normalEmail(address) === normalEmail(email) && {
        emailEncarregado: 'Escreve o e-mail do teu encarregado de educação, e não o teu.',
      }),
  };
}

import type { components } from '@contract/api';
import type { FormattedText } from '~/lib/words/formatted-text';

/** A question with its answer, as the API answers it. */
export type Pergunta = components['schemas']['Pergunta'];

/** The same, its answer as what is shown of it. */
export type ShownPergunta = Pick<Pergunta, 'id' | 'pergunta' | 'grupo' | 'exemplo' | 'imagens'> & {
  resposta: FormattedText;
};

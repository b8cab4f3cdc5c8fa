import { Injectable } from '@nestjs/common';
import { ContentService } from '../shared/content.service.js';
import { placeBehind, reorder } from '../shared/ordered-records.js';
import { PerguntaDto, PerguntaInputDto, PerguntaUpdateDto } from './pergunta.dto.js';
import { MAX_QUESTIONS, Pergunta, type QuestionPage } from './pergunta.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const perguntasList: ListSpec<Pergunta> = {
  resource: nameOf(Pergunta),
  columns: {
    id: { property: 'id', kind: 'number' },
    pagina: { property: 'pagina', kind: 'code', thenBy: 'ordem' },
    pergunta: { property: 'pergunta', kind: 'text' },
    ordem: { property: 'ordem', kind: 'number' },
  },
  defaultOrder: [
    { property: 'pagina', direction: 'ASC' },
    { property: 'ordem', direction: 'ASC' },
  ],
  searchable: true,
  hasDrafts: true,
};

@Injectable()
export class PerguntasService extends ContentService<Pergunta, PerguntaInputDto>(
  {
    entity: Pergunta,
    first: PerguntaInputDto,
    update: PerguntaUpdateDto,
    contents: ({ pagina, grupo, pergunta, resposta, exemplo }, stored) => ({
      pagina,
      grupo: grupo ?? null,
      pergunta,
      resposta,
      ordem: stored?.ordem ?? 0,
      exemplo: exemplo ?? stored?.exemplo ?? false,
    }),
    admit: (manager, { pagina }) => placeBehind(manager, Pergunta, MAX_QUESTIONS, { pagina }),
    answer: PerguntaDto.from,
  },
  perguntasList,
) {
  /** @throws AppError 'conflict' where these are not all, or not the ones that there are */
  reorder(ids: readonly number[], pagina: QuestionPage): Promise<void> {
    return this.transactions.run((manager) => reorder(manager, Pergunta, ids, { pagina }));
  }
}

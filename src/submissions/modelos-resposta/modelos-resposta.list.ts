import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { ModeloResposta } from './modelo-resposta.entity.js';

export const modelosRespostaList: ListSpec<ModeloResposta> = {
  resource: 'modelos-resposta',
  columns: { id: { property: 'id', kind: 'number' }, nome: { property: 'nome', kind: 'text' } },
  defaultOrder: [{ property: 'nome', direction: 'ASC' }],
  searchable: true,
};

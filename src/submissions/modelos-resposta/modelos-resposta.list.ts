import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { ModeloResposta } from './modelo-resposta.entity.js';

export const modelosRespostaList: ListSpec<ModeloResposta> = {
  resource: nameOf(ModeloResposta),
  columns: { id: { property: 'id', kind: 'number' }, nome: { property: 'nome', kind: 'text' } },
  defaultOrder: [{ property: 'nome', direction: 'ASC' }],
  searchable: true,
};

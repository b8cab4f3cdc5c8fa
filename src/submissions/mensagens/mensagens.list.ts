import type { ListSpec } from '../../platform/lists/list-spec.js';
import { formResources } from './form-resources.js';
import type { Mensagem } from './mensagem.entity.js';

export const mensagensList: ListSpec<Mensagem> = {
  resource: 'mensagens',
  columns: {
    id: { property: 'id', kind: 'number' },
    recebida: { property: 'recebida', kind: 'moment' },
    formulario: { property: 'formulario', kind: 'text', thenBy: 'recebida' },
    estado: { property: 'estado', kind: 'text', thenBy: 'recebida' },
    responsavelId: { property: 'responsavelId', kind: 'number', thenBy: 'recebida' },
  },
  defaultOrder: [{ property: 'recebida', direction: 'DESC' }],
  listed: ['id', 'formulario', 'registo', 'recebida', 'estado', 'responsavelId', 'respondidaEm', 'versao'],
  searchable: true,
  wordsOf: { resource: 'formulario', record: 'registo', resources: formResources },
};

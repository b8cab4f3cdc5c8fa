import type { ListSpec } from '#platform/lists/list-spec.js';
import { formResources, referenced } from '../../../contract/references.js';
import { lateConditions, type Mensagem } from './mensagem.entity.js';

export const mensagensList: ListSpec<Mensagem> = {
  resource: 'mensagens',
  columns: {
    id: { property: 'id', kind: 'number' },
    recebida: { property: 'recebida', kind: 'moment' },
    responderAte: { property: 'responderAte', kind: 'moment' },
    formulario: { property: 'formulario', kind: 'code', thenBy: 'recebida' },
    estado: { property: 'estado', kind: 'code', thenBy: 'recebida' },
    responsavelId: { property: 'responsavelId', kind: 'number', thenBy: 'recebida' },
  },
  defaultOrder: [{ property: 'recebida', direction: 'DESC' }],
  listed: [
    'id',
    'formulario',
    'registo',
    'recebida',
    'responderAte',
    'estado',
    'responsavelId',
    'respondidaEm',
    'versao',
  ],
  searchable: true,
  named: referenced,
  marks: { atrasada: lateConditions },
  wordsOf: { resource: 'formulario', record: 'registo', resources: formResources },
};

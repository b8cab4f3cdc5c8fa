import { Entity } from 'typeorm';
import { Resource } from '#platform/database/resource.js';
import { EnquiryColumns } from '../shared/enquiry.js';
import { heldPerson, PersonIndexes } from '../shared/submission.js';

@Entity('pedidos_material')
@Resource<PedidoMaterial>('pedidos-material', {
  noun: 'Pedido de material',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    ...heldPerson,
    fields: { nome: 'Nome', email: 'E-mail', mensagem: 'Mensagem' },
  },
})
@PersonIndexes('pedidos_material')
export class PedidoMaterial extends EnquiryColumns {}

import { Entity, Index } from 'typeorm';
import { Resource } from '#platform/database/resource.js';
import { EnquiryColumns } from '../shared/enquiry.js';
import { TextIndex } from '#platform/lists/text-order.js';

@Entity('pedidos_material')
@Resource<PedidoMaterial>('pedidos-material', {
  noun: 'Pedido de material',
  search: ['nome', 'email', 'mensagem'],
  heldUnder: {
    addresses: ['email'],
    name: 'nome',
    moment: 'createdAt',
    fields: { nome: 'Nome', email: 'E-mail', mensagem: 'Mensagem' },
  },
})
@Index('ix_pedidos_material_created_at', ['createdAt', 'id'])
@Index('ix_pedidos_material_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_pedidos_material_nome', ['nome', 'id'])
@TextIndex('ix_pedidos_material_email', ['email', 'id'])
export class PedidoMaterial extends EnquiryColumns {}

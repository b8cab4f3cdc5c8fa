import { Entity, Index } from 'typeorm';
import { EnquiryColumns } from '../shared/enquiry.js';
import { HeldUnder } from '../../platform/database/addresses/held-under.js';
import { Searchable } from '../../platform/database/search/searchable.js';
import { TextIndex } from '../../platform/lists/text-order.js';

/** An enquiry about pedagogical material. */
@Entity('pedidos_material')
@HeldUnder<PedidoMaterial>('pedidos-material', {
  kind: 'Pedido de material',
  addresses: ['email'],
  name: 'nome',
  moment: 'createdAt',
  fields: { nome: 'Nome', email: 'Email', mensagem: 'Mensagem' },
})
@Searchable('pedidos-material', ['nome', 'email', 'mensagem'])
@Index('ix_pedidos_material_created_at', ['createdAt', 'id'])
@Index('ix_pedidos_material_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_pedidos_material_nome', ['nome', 'id'])
@TextIndex('ix_pedidos_material_email', ['email', 'id'])
export class PedidoMaterial extends EnquiryColumns {}

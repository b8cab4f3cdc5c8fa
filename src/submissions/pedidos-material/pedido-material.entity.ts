import { Entity } from 'typeorm';
import { EnquiryColumns, EnquiryResource } from '../shared/enquiry.js';
import { PersonIndexes } from '../shared/submission.js';

@Entity('pedidos_material')
@EnquiryResource('pedidos-material', 'Pedido de material')
@PersonIndexes('pedidos_material')
export class PedidoMaterial extends EnquiryColumns {}

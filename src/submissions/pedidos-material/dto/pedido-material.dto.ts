import { ApiSchema } from '@nestjs/swagger';
import { enquiryToWire, EnquiryWire } from '../../shared/enquiry.js';
import type { PedidoMaterial } from '../pedido-material.entity.js';

@ApiSchema({ name: 'PedidoMaterial' })
export class PedidoMaterialDto extends EnquiryWire {
  static readonly from = (row: PedidoMaterial): PedidoMaterialDto => enquiryToWire(row);
}

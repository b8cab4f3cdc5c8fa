import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { enquiryToWire, EnquiryWire } from '../../shared/enquiry.js';
import { type PedidoSessao, type SessionType, sessionTypes } from '../pedido-sessao.entity.js';

@ApiSchema({ name: 'PedidoSessao' })
export class PedidoSessaoDto extends EnquiryWire {
  @ApiProperty({ enum: sessionTypes })
  tipo!: SessionType;

  static readonly from = (row: PedidoSessao): PedidoSessaoDto => enquiryToWire(row);
}

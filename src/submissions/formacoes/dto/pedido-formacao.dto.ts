import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { enquiryToWire, EnquiryWire } from '../../shared/enquiry.js';
import { type PedidoFormacao, type TrainingType, trainingTypes } from '../pedido-formacao.entity.js';

@ApiSchema({ name: 'PedidoFormacao' })
export class PedidoFormacaoDto extends EnquiryWire {
  @ApiProperty({ enum: trainingTypes })
  tipo!: TrainingType;

  static readonly from = (row: PedidoFormacao): PedidoFormacaoDto => enquiryToWire(row);
}

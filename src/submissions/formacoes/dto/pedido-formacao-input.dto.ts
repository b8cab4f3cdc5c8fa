import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { EnquiryInput } from '../../shared/enquiry.js';
import { type TrainingType, trainingTypes } from '../pedido-formacao.entity.js';

@ApiSchema({ name: 'PedidoFormacaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes })
  tipo!: TrainingType;
}

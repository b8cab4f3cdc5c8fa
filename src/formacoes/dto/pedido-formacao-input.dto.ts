import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '../../common/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '../../common/http/body.pipe.js';
import { messages } from '../../common/messages.js';
import { EnquiryInput } from '../../common/submissions/enquiry.js';
import { type TrainingType, trainingTypes } from '../pedido-formacao.entity.js';

@ApiSchema({ name: 'PedidoFormacaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes })
  tipo!: TrainingType;
}

import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { EnquiryInput } from '../../shared/enquiry.js';
import { type SessionType, sessionTypes } from '../pedido-sessao.entity.js';

@ApiSchema({ name: 'PedidoSessaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes })
  tipo!: SessionType;
}

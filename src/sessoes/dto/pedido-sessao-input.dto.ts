import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '../../common/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '../../common/http/body.pipe.js';
import { messages } from '../../common/messages.js';
import { EnquiryInput } from '../../common/submissions/enquiry.js';
import { type SessionType, sessionTypes } from '../pedido-sessao.entity.js';

@ApiSchema({ name: 'PedidoSessaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes })
  tipo!: SessionType;
}

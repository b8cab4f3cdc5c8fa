import { ApiSchema } from '@nestjs/swagger';
import { IgnoresUnknownFields, IncompleteSentence } from '../../common/http/body.pipe.js';
import { messages } from '../../common/messages.js';
import { EnquiryInput } from '../../common/submissions/enquiry.js';

@ApiSchema({ name: 'PedidoMaterialInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoMaterialInputDto extends EnquiryInput {}

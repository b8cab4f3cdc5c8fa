import { ApiSchema } from '@nestjs/swagger';
import { IgnoresUnknownFields, IncompleteSentence } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { EnquiryInput } from '../../shared/enquiry.js';

@ApiSchema({ name: 'PedidoMaterialInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoMaterialInputDto extends EnquiryInput {}

import { enquiryContents, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { type FormSpec, inboxList, personListColumns } from '../shared/submission.js';
import { PedidoMaterial } from './pedido-material.entity.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoMaterialInputDto extends EnquiryInput {}

export class PedidoMaterialDto extends EnquiryWire {
  static readonly from = (row: PedidoMaterial): PedidoMaterialDto =>
    toAnswer(PedidoMaterialDto, row, { data: row.createdAt });
}

export const pedidosMaterialForm: FormSpec<PedidoMaterial, PedidoMaterialInputDto> = {
  entity: PedidoMaterial,
  list: inboxList(PedidoMaterial, {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
  }),
  section: 'material',
  proof: 'recaptcha',
  contents: enquiryContents,
  subject: () => 'Pedido de material pedagógico',
  text: 'mensagem',
  mail: {
    notice: ({ nome, email, mensagem }) => ({
      subject: 'Novo pedido de material pedagógico',
      fields: { Nome: nome, 'E-mail': email, Mensagem: mensagem },
      replyTo: email,
    }),
    receipt: ({ nome, email }) => ({
      recipient: email,
      name: nome,
      subject: 'Recebemos o seu pedido de material',
      text: 'Obrigado pelo interesse nos nossos materiais. O seu pedido chegou bem.',
    }),
  },
};

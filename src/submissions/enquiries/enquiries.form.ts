import { Controller } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField, EmailField, TextField } from '#platform/dto/fields.js';
import { IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { CaptchaField, FormSigns, PersonNameField } from '../requests/form-fields.js';
import { InboxController } from '../shared/inbox.controller.js';
import { type FormSpec, inboxAnswer, inboxList, personListColumns } from '../shared/submission.js';
import {
  Enquiry,
  PedidoFormacao,
  PedidoMaterial,
  PedidoSessao,
  type SessionType,
  sessionTypes,
  type TrainingType,
  trainingTypes,
} from './enquiry.entity.js';

const MESSAGE_LENGTH = 5_000;

@IncompleteSentence(messages.fillAllFields)
abstract class EnquiryInput extends FormSigns {
  @PersonNameField() nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;

  @TextField({ label: 'A mensagem', max: MESSAGE_LENGTH, lines: true, example: 'Gostávamos de saber mais.' })
  mensagem!: string;

  @CaptchaField({
    required: false,
    description: 'Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo.',
  })
  recaptcha?: string;
}

/** How every enquiry is answered; `data` is what the specification calls the moment of its arrival. */
abstract class EnquiryWire extends inboxAnswer(Enquiry, EnquiryInput) {
  @ApiMoment({ description: 'O mesmo que `createdAt`.' }) data!: string;
}

interface StatedEnquiry<Row extends Enquiry, Input> extends Pick<
  FormSpec<Row, Input>,
  'entity' | 'input' | 'answer' | 'path' | 'plural' | 'panelResource'
> {
  /** The summary of the route by which it is sent. */
  summary: string;
  subject: string;
  /** The name of the choice that is made with it, where one is. */
  choice?: string;
  receipt: { subject: string; text: string };
}

function enquiryForm<Row extends Enquiry & { tipo?: string }, Input extends EnquiryInput>({
  summary,
  subject,
  choice,
  receipt,
  ...form
}: StatedEnquiry<Row, Input>): FormSpec<Row, Input> {
  const about = (words: string, { tipo }: Row) => (tipo === undefined ? words : `${words}: ${tipo}`);
  const chosen = ({ tipo }: Row) => (tipo === undefined || choice === undefined ? {} : { [choice]: tipo });
  const tipo = { property: 'tipo', kind: 'code', thenBy: 'createdAt' } as const;
  return {
    ...form,
    list: inboxList(form.entity, {
      ...personListColumns,
      data: { property: 'createdAt', kind: 'moment' },
      ...(choice !== undefined && { tipo }),
    }),
    sent: { path: form.path, summary, message: messages.messageSent },
    asks: 'proof',
    subject: (row) => about(subject, row),
    text: 'mensagem',
    mail: {
      notice: (row) => ({
        subject: about(`Novo ${subject.toLowerCase()}`, row),
        fields: { Nome: row.nome, 'E-mail': row.email, ...chosen(row), Mensagem: row.mensagem },
      }),
      receipt,
      chosen,
    },
  };
}

class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes }) tipo!: TrainingType;
}

class PedidoFormacaoDto extends EnquiryWire {
  @ApiProperty({ enum: trainingTypes }) tipo!: TrainingType;

  static readonly from = (row: PedidoFormacao): PedidoFormacaoDto =>
    toAnswer(PedidoFormacaoDto, row, { data: row.createdAt });
}

const formacoesForm = enquiryForm({
  entity: PedidoFormacao,
  input: PedidoFormacaoInputDto,
  answer: PedidoFormacaoDto,
  path: 'formacoes',
  plural: 'pedidos de formação',
  summary: 'Pedir uma formação',
  subject: 'Pedido de formação',
  choice: 'Formação',
  receipt: {
    subject: 'Recebemos o seu pedido de formação',
    text: 'Obrigado pelo interesse nas nossas formações. O seu pedido chegou bem.',
  },
});

@ApiTags('Formações')
@Controller()
export class FormacoesController extends InboxController(formacoesForm) {}

class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes }) tipo!: SessionType;
}

class PedidoSessaoDto extends EnquiryWire {
  @ApiProperty({ enum: sessionTypes }) tipo!: SessionType;

  static readonly from = (row: PedidoSessao): PedidoSessaoDto =>
    toAnswer(PedidoSessaoDto, row, { data: row.createdAt });
}

const sessoesForm = enquiryForm({
  entity: PedidoSessao,
  input: PedidoSessaoInputDto,
  answer: PedidoSessaoDto,
  path: 'sessoes',
  plural: 'pedidos de sessão',
  summary: 'Pedir uma sessão com alunos',
  subject: 'Pedido de sessão',
  choice: 'Sessão',
  receipt: {
    subject: 'Recebemos o seu pedido de sessão',
    text: 'Obrigado pelo interesse nas sessões com alunos. O seu pedido chegou bem.',
  },
});

@ApiTags('Sessões')
@Controller()
export class SessoesController extends InboxController(sessoesForm) {}

class PedidoMaterialInputDto extends EnquiryInput {}

class PedidoMaterialDto extends EnquiryWire {
  static readonly from = (row: PedidoMaterial): PedidoMaterialDto =>
    toAnswer(PedidoMaterialDto, row, { data: row.createdAt });
}

const pedidosMaterialForm = enquiryForm({
  entity: PedidoMaterial,
  input: PedidoMaterialInputDto,
  answer: PedidoMaterialDto,
  panelResource: 'material',
  path: 'material',
  plural: 'pedidos de material',
  summary: 'Pedir material pedagógico',
  subject: 'Pedido de material pedagógico',
  receipt: {
    subject: 'Recebemos o seu pedido de material',
    text: 'Obrigado pelo interesse nos nossos materiais. O seu pedido chegou bem.',
  },
});

@ApiTags('Pedidos de material')
@Controller()
export class PedidosMaterialController extends InboxController(pedidosMaterialForm) {}

import { ApiProperty } from '@nestjs/swagger';
import { RecordVersionField } from '#content/shared/content-spec.js';
import { ChoiceField, IntegerField, TextField } from '#platform/dto/fields.js';
import { CampoSubmetido } from '../shared/submission.js';
import { type MailState, mailStates } from '#mail/outgoing-mail.entity.js';
import { answerLimits, type MessageState, messageStates, noteLimit, Resposta } from '../shared/mensagem.entity.js';
import { answerOf, ApiMoment, ApiMomentOrNull, ApiTextOrNull } from '#platform/dto/answer-fields.js';
import { ApiAttachment } from '../requests/form-fields.js';

export class MensagemInputDto {
  @ChoiceField({ label: 'O estado', values: messageStates }) estado!: MessageState;

  @IntegerField({
    label: 'O responsável',
    min: 1,
    optional: true,
    description: 'A conta de quem trata da mensagem.',
  })
  responsavelId?: number | null;

  @TextField({ label: 'A nota', max: noteLimit, lines: true, optional: true, example: 'Ligou a 12 de maio.' })
  nota?: string | null;

  @RecordVersionField(false) versao!: number;
}

export class RespostaInputDto {
  @TextField({ label: 'O assunto', max: answerLimits.assunto, example: 'A sua mensagem à DFC Portugal' })
  assunto!: string;

  @TextField({ label: 'A resposta', max: answerLimits.texto, lines: true, example: 'Obrigado por nos escrever.' })
  texto!: string;

  /** Required, so that nobody answers what a colleague has answered meanwhile, nor twice. */
  @RecordVersionField(false) versao!: number;
}

export class PessoaDoPainel {
  @ApiProperty({ example: 3 }) id!: number;
  @ApiProperty({ example: 'Rita Sousa' }) nome!: string;
}

export class MensagemListadaDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'A lista do formulário.' }) formulario!: string;
  @ApiProperty({ example: 12, description: 'O id da submissão, na lista do seu formulário.' }) registo!: number;

  @ApiProperty({
    example: 'C-12',
    description: 'Como a mensagem se chama, também para quem a enviou; encontra-se por `q`.',
  })
  referencia!: string;

  @ApiMoment() recebida!: string;
  @ApiMoment({ description: 'Até quando se prometeu responder.' }) responderAte!: string;
  @ApiProperty({ description: 'Se espera por resposta há mais tempo do que se prometeu.' }) atrasada!: boolean;
  @ApiProperty({ example: 'Maria Silva', description: 'De quem é.' }) nome!: string;
  @ApiProperty({ example: 'maria@escola.pt', description: 'Para onde vai a resposta.' }) email!: string;
  @ApiProperty({ example: 'Como participar?' }) assunto!: string;
  @ApiProperty({ enum: messageStates }) estado!: MessageState;

  @ApiProperty({ type: PessoaDoPainel, nullable: true, description: 'Quem trata dela.' })
  responsavel!: PessoaDoPainel | null;

  @ApiMomentOrNull({ description: 'Quando foi respondida primeiro.' }) respondidaEm!: string | null;
  @ApiProperty({ example: 1 }) versao!: number;
}

export class RespostaDto extends answerOf(Resposta, RespostaInputDto) {
  @ApiProperty({ example: 2 }) id!: number;
  @ApiProperty({ type: PessoaDoPainel, nullable: true, description: 'Quem a escreveu.' }) autor!: PessoaDoPainel | null;
  @ApiMoment() createdAt!: string;
  @ApiProperty({
    enum: [...mailStates, 'stored'],
    description: 'O que foi feito do e-mail; `stored` onde não havia servidor de correio.',
  })
  envio!: MailState | 'stored';
}

export class MensagemDto extends MensagemListadaDto {
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty({ description: 'O texto livre.' }) texto!: string;
  @ApiAttachment() documento!: string | null;
  @ApiTextOrNull({ example: 'Ligou a 12 de maio.' }) nota!: string | null;
  @ApiProperty({ type: [RespostaDto], description: 'Da primeira à última.' }) respostas!: RespostaDto[];

  @ApiProperty({
    type: [MensagemListadaDto],
    description: 'O que o mesmo endereço enviou também, por qualquer formulário; as vinte mais recentes.',
  })
  outras!: MensagemListadaDto[];

  @ApiProperty({ description: 'Se o endereço subscreve a newsletter, confirmado pelo seu dono.' }) subscreve!: boolean;
}

import { InboxController } from '../shared/inbox.controller.js';
import { Controller } from '@nestjs/common';
import { type FormSpec, inboxAnswer, inboxList, personListColumns } from '../shared/submission.js';
import { Oportunidade, opportunityLimits, type Reason, reasons } from './oportunidade.entity.js';
import { ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { ChoiceField, ConsentField, EmailField, FlagField, TextField } from '#platform/dto/fields.js';
import { messages } from '#platform/messages.js';
import { ApiAttachment, AttachmentField, CaptchaField, FormSigns, PersonNameField } from '../requests/form-fields.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

export class OportunidadeInputDto extends FormSigns {
  @EmailField({ label: 'O e-mail' }) email!: string;
  @PersonNameField() nome!: string;
  @ChoiceField({ label: 'O motivo', values: reasons }) motivo!: Reason;
  @TextField({ label: 'A descrição', max: opportunityLimits.descricao, lines: true }) descricao!: string;
  @FlagField({ label: 'A newsletter', optional: true }) newsletter?: boolean;
  @ConsentField({ label: 'A privacidade' }, messages.privacyMissing) privacidade!: true;
  @CaptchaField() recaptcha?: string;
  @AttachmentField() documento?: undefined;
}

class OportunidadeDto extends inboxAnswer(Oportunidade, OmitType(OportunidadeInputDto, ['motivo', 'descricao'])) {
  @ApiProperty({ enum: reasons }) motivoContacto!: Reason;
  @ApiProperty() descricaoMotivoContacto!: string;
  @ApiProperty({ description: 'Se pediu a newsletter.' }) newsletter!: boolean;
  @ApiAttachment() documento!: string | null;

  static readonly from = (row: Oportunidade): OportunidadeDto =>
    toAnswer(OportunidadeDto, row, { motivoContacto: row.motivo, descricaoMotivoContacto: row.descricao });
}

const oportunidadesForm: FormSpec<Oportunidade, OportunidadeInputDto> = {
  entity: Oportunidade,
  input: OportunidadeInputDto,
  answer: OportunidadeDto,
  list: inboxList(Oportunidade, {
    ...personListColumns,
    motivoContacto: { property: 'motivo', kind: 'code', thenBy: 'createdAt' },
  }),
  path: 'api/oportunidades',
  plural: 'propostas de parceria',
  sent: { path: 'oportunidades', summary: 'Propor uma parceria', message: messages.submitted },
  contents: ({ newsletter, ...asked }) => ({ ...asked, newsletter: newsletter ?? false }),
  subject: ({ motivo }) => `Proposta de parceria: ${motivo}`,
  text: 'descricao',
  mail: {
    notice: ({ nome, email, motivo, descricao }) => ({
      subject: `Nova proposta de parceria: ${motivo}`,
      fields: { Nome: nome, 'E-mail': email, Motivo: motivo, Descrição: descricao },
    }),
    chosen: ({ motivo }) => ({ 'Motivo do contacto': motivo }),
    receipt: {
      subject: 'Recebemos a sua proposta',
      text: 'Obrigado pelo interesse em colaborar connosco. A sua proposta chegou bem.',
    },
  },
};

@ApiTags('Oportunidades')
@Controller()
export class OportunidadesController extends InboxController(oportunidadesForm) {}

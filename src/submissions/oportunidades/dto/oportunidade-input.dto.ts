import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, ConsentField, EmailField, FlagField, TextField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { AttachmentField, CaptchaField } from '../../shared/captcha-field.js';
import { opportunityLimits, type Reason, reasons } from '../oportunidade.entity.js';

@ApiSchema({ name: 'OportunidadeInput' })
@IgnoresUnknownFields()
export class OportunidadeInputDto {
  @EmailField({ label: 'O email' })
  email!: string;

  @TextField({ label: 'O nome', max: opportunityLimits.nome, example: 'Maria Silva' })
  nome!: string;

  @ChoiceField({ label: 'O motivo', values: reasons })
  motivo!: Reason;

  @TextField({ label: 'A descrição', max: opportunityLimits.descricao })
  descricao!: string;

  @FlagField({ label: 'A newsletter', optional: true })
  newsletter?: boolean;

  @ConsentField({ label: 'A privacidade' }, messages.privacyMissing)
  privacidade!: true;

  @CaptchaField()
  recaptcha?: string;

  @AttachmentField()
  documento?: undefined;
}

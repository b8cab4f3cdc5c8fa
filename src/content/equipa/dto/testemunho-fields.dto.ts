import { TextField } from '../../../platform/dto/fields.js';
import { UrlField } from '../../../platform/dto/url-fields.js';
import { memberLimits } from '../membro.entity.js';

/** What a member says of themselves. */
export class TestemunhoFieldsDto {
  @TextField({ label: 'O nome', max: memberLimits.nome, example: 'Rita Exemplo' })
  nome!: string;

  @TextField({ label: 'O estado', max: memberLimits.estado, example: 'Atual' })
  estado!: string;

  @TextField({ label: 'O testemunho', max: memberLimits.testemunho })
  testemunho!: string;

  @UrlField({ label: 'A imagem' })
  img!: string;
}

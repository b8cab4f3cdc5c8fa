import { ApiProperty } from '@nestjs/swagger';
import { RESOURCE_LENGTH } from '#platform/database/resource.js';
import { IntegerField, ObjectField, TextField } from '#platform/dto/fields.js';
import type { PorGuardar } from './por-guardar.entity.js';
import { ApiMoment, ApiNumberOrNull, ApiObject } from '#platform/dto/answer-fields.js';

const typed = { description: 'Os campos que foram escritos, como estão no formulário.' };
const before = { description: 'O que esses campos tinham antes.' };
const NO_OBJECT = 'Os campos têm de ser um objeto.';

export class PorGuardarInputDto {
  @TextField({ label: 'O tipo de registo', max: RESOURCE_LENGTH, example: 'eventos' }) recurso!: string;

  @IntegerField({ label: 'O registo', min: 0, example: 12, description: '0: um registo novo.' })
  registo!: number;

  @IntegerField({ label: 'A versão', min: 1, optional: true, example: 3 }) versao?: number | null;

  // half-typed, it is not what any resource would take
  @ObjectField(NO_OBJECT, typed) campos!: object;
  @ObjectField(NO_OBJECT, before) antes!: object;
}

export class PorGuardarDto {
  @ApiProperty({ example: '0f8fad5b-d9cb-469f-a165-70867728950e', description: 'O formulário em que foi escrito.' })
  chave!: string;

  @ApiNumberOrNull({ description: 'A versão do registo sobre a qual foi escrito.' }) versao!: number | null;
  @ApiMoment() guardadoEm!: string;
  @ApiObject(typed) campos!: object;
  @ApiObject(before) antes!: object;

  static readonly from = ({ chave, versao, savedAt, contents }: PorGuardar): PorGuardarDto => {
    const { campos, antes } = JSON.parse(contents) as Pick<PorGuardarDto, 'campos' | 'antes'>;
    return { chave, versao, guardadoEm: savedAt.toISOString(), campos, antes };
  };
}

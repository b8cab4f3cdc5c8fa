import { ApiProperty, PickType } from '@nestjs/swagger';
import { PlainAddressField } from '#platform/dto/fields.js';
import type { FoundData } from './dados-pessoais.service.js';
import { countByNoun, type PersonErasure } from './person-erasure.mail.js';
import type { HeldRecord } from '#platform/database/addresses/held-data.js';
import { ApiMoment, ApiTextOrNull } from '#platform/dto/answer-fields.js';

/** An address as anything may be held under it. */
export class EnderecoInputDto {
  @PlainAddressField() email!: string;
}

class CampoGuardadoDto {
  @ApiProperty({ example: 'Nome' }) nome!: string;
  @ApiProperty({ example: 'Maria Silva' }) valor!: string;
}

export class DadoGuardadoDto {
  @ApiProperty({ example: 'contactos', description: 'De que tipo é: a secção onde está.' }) tipo!: string;
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Mensagem de contacto', description: 'Como se chama um registo deste tipo.' }) nome!: string;
  @ApiMoment() quando!: string;

  @ApiProperty({ type: [CampoGuardadoDto], description: 'O que se guarda, campo a campo.' })
  campos!: CampoGuardadoDto[];

  @ApiTextOrNull({ description: 'Nome guardado do anexo, em /documentos/{nome}.' }) anexo!: string | null;
  @ApiTextOrNull({ description: 'Porque não se apaga, e até quando ou como se apaga.' }) naoSeApaga!: string | null;

  @ApiProperty({ type: [String], description: 'Os outros endereços sob os quais também se guarda: vai inteiro.' })
  tambemDe!: string[];

  static readonly from = (record: HeldRecord): DadoGuardadoDto => ({
    tipo: record.resource,
    id: record.id,
    nome: record.noun,
    quando: record.moment.toISOString(),
    campos: [...record.fields],
    anexo: record.attachment,
    naoSeApaga: record.notErased,
    tambemDe: [...record.others],
  });
}

class DadoQueFicouDto extends PickType(DadoGuardadoDto, ['tipo', 'id']) {
  @ApiProperty({ example: 'Conta do painel' }) nome!: string;
  @ApiMoment() quando!: string;
  @ApiProperty({ description: 'Porque ficou.' }) porque!: string;
}

export class DadosApagadosDto {
  @ApiProperty({ type: [String], example: ['Mensagem de contacto (2)'], description: 'Quantos foram de cada tipo.' })
  apagados!: string[];

  @ApiProperty({ type: [DadoQueFicouDto], description: 'O que ficou, com a razão.' }) ficaram!: DadoQueFicouDto[];

  static readonly from = ({ erased, kept }: PersonErasure): DadosApagadosDto => ({
    apagados: countByNoun(erased),
    ficaram: kept.map(({ resource, id, noun, moment, notErased }) => ({
      tipo: resource,
      id,
      nome: noun,
      quando: moment.toISOString(),
      porque: notErased ?? '',
    })),
  });
}

/** The data held under an address, as they are taken along. */
export class DadosExportadosDto {
  @ApiProperty({ example: 'maria@escola.pt', description: 'O endereço, como se compara.' }) email!: string;
  @ApiMoment({ description: 'Quando se pesquisou.' }) em!: string;

  @ApiProperty({ type: [DadoGuardadoDto], description: 'O que se guarda, tipo a tipo, o mais recente primeiro.' })
  registos!: DadoGuardadoDto[];

  @ApiProperty({ description: 'Se há mais do que o que aqui está.' }) haMais!: boolean;

  static readonly from = ({ email, records, more }: FoundData): DadosExportadosDto => ({
    email,
    em: new Date().toISOString(),
    registos: records.map(DadoGuardadoDto.from),
    haMais: more,
  });
}

export class DadosPessoaisDto extends DadosExportadosDto {
  @ApiProperty({ description: 'O que «Apagar tudo» apagaria agora, e o que ficaria.' }) aoApagar!: DadosApagadosDto;

  static override readonly from = (found: FoundData): DadosPessoaisDto => {
    const erased = found.records.filter(({ notErased }) => notErased === null);
    const kept = found.records.filter(({ notErased }) => notErased !== null);
    return Object.assign(DadosExportadosDto.from(found), { aoApagar: DadosApagadosDto.from({ erased, kept }) });
  };
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { PLAIN_ADDRESS } from '../../platform/config/mail-address.js';
import { EMAIL_LENGTH, ReadAs } from '../../platform/dto/fields.js';
import { counted } from './counted.js';
import type { PersonErasure } from './person-eraser.service.js';
import type { HeldRecord } from '../../platform/database/addresses/held-data.js';
import { oneAddress } from '../../platform/dto/normal-email.js';

const INVALID = 'Introduza um endereço de email válido.';

/** An address as anything may be held under: the first administrator's is `admin@localhost` where nobody says another. */
@ApiSchema({ name: 'EnderecoInput' })
export class EnderecoInputDto {
  @ApiProperty({ example: 'maria@escola.pt', maxLength: EMAIL_LENGTH })
  @ReadAs(oneAddress)
  @Length(1, EMAIL_LENGTH, { message: INVALID })
  @Matches(PLAIN_ADDRESS, { message: INVALID })
  email!: string;
}

@ApiSchema({ name: 'CampoGuardado' })
export class CampoGuardadoDto {
  @ApiProperty({ example: 'Nome' }) nome!: string;
  @ApiProperty({ example: 'Maria Silva' }) valor!: string;
}

@ApiSchema({ name: 'DadoGuardado' })
export class DadoGuardadoDto {
  @ApiProperty({ example: 'contactos', description: 'De que tipo é: a secção onde está.' }) tipo!: string;
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Mensagem de contacto', description: 'Como se chama um registo deste tipo.' }) nome!: string;
  @ApiProperty({ type: String, format: 'date-time' }) quando!: string;

  @ApiProperty({ type: [CampoGuardadoDto], description: 'O que se guarda, campo a campo.' })
  campos!: CampoGuardadoDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Nome guardado do anexo, em /documentos/{nome}.' })
  anexo!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Porque não se apaga, e até quando ou como se apaga.' })
  naoSeApaga!: string | null;

  @ApiProperty({ type: [String], description: 'Os outros endereços sob os quais também se guarda: vai inteiro.' })
  tambemDe!: string[];

  static readonly from = ({
    resource,
    id,
    kind,
    moment,
    fields,
    attachment,
    notErased,
    others,
  }: HeldRecord): DadoGuardadoDto => ({
    tipo: resource,
    id,
    nome: kind,
    quando: moment.toISOString(),
    campos: [...fields],
    anexo: attachment,
    naoSeApaga: notErased,
    tambemDe: [...others],
  });
}

@ApiSchema({ name: 'DadosPessoais' })
export class DadosPessoaisDto {
  @ApiProperty({ example: 'maria@escola.pt', description: 'O endereço, como se compara.' }) email!: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Quando se procurou.' }) em!: string;

  @ApiProperty({ type: [DadoGuardadoDto], description: 'O que se guarda, tipo a tipo, o mais recente primeiro.' })
  registos!: DadoGuardadoDto[];

  @ApiProperty({ description: 'Se há mais do que o que aqui está.' }) haMais!: boolean;
}

@ApiSchema({ name: 'DadoQueFicou' })
export class DadoQueFicouDto {
  @ApiProperty({ example: 'Conta do painel' }) nome!: string;
  @ApiProperty({ type: String, format: 'date-time' }) quando!: string;
  @ApiProperty({ description: 'Porque ficou.' }) porque!: string;
}

@ApiSchema({ name: 'DadosApagados' })
export class DadosApagadosDto {
  @ApiProperty({ type: [String], example: ['Mensagem de contacto (2)'], description: 'Quantos foram de cada tipo.' })
  apagados!: string[];

  @ApiProperty({ type: [DadoQueFicouDto], description: 'O que ficou, com a razão.' }) ficaram!: DadoQueFicouDto[];

  static readonly from = ({ erased, kept }: PersonErasure): DadosApagadosDto => ({
    apagados: counted(erased),
    ficaram: kept.map(({ kind, moment, notErased }) => ({
      nome: kind,
      quando: moment.toISOString(),
      porque: notErased ?? '',
    })),
  });
}

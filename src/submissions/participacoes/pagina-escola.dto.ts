import { ApiProperty, PickType } from '@nestjs/swagger';
import { EdicaoDto } from '#content/edicoes/edicao.dto.js';
import { EmailField } from '#platform/dto/fields.js';
import { RecordVersionField } from '#content/shared/content-spec.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { calendarDays } from '../../../contract/edition-phase.js';
import { MailRequestFields } from '../requests/mail-requests.js';
import { ProjetoEscolaDto } from './projeto.dto.js';
import { EscolaFields, ParticipacaoDto } from './participacao.dto.js';

export class PaginaEscolaPedidoDto extends MailRequestFields {}

@IgnoresUnknownFields()
export class EscolaInputDto extends EscolaFields {
  @RecordVersionField() versao?: number;
}

export class ColegaInputDto {
  @EmailField({ label: 'O e-mail do colega', example: 'rui@escola.pt' }) email!: string;
}

export class ColegaDto {
  @ApiProperty({ example: 12 }) id!: number;
  @ApiProperty({ example: 'r•••@escola.pt' }) quem!: string;
}

export class PaginaEscolaEdicaoDto extends PickType(EdicaoDto, [
  'chave',
  'anoLetivo',
  ...calendarDays,
  'festival',
  'festivalLocal',
  'custo',
]) {}

export class PaginaEscolaDto extends PickType(ParticipacaoDto, [
  'escola',
  'distrito',
  'professor',
  'telefone',
  'ciclo',
  'turmas',
  'alunos',
  'estado',
  'entregaAte',
  'versao',
]) {
  @ApiProperty({ type: PaginaEscolaEdicaoDto }) edicao!: PaginaEscolaEdicaoDto;

  @ApiProperty({ type: ProjetoEscolaDto, nullable: true, description: 'Nulo enquanto não foi começado.' })
  projeto!: ProjetoEscolaDto | null;

  @ApiProperty({ example: 'm•••@escola.pt', description: 'Para onde se escreve.' }) email!: string;

  @ApiProperty({ example: false, description: 'Se a ligação é a de um colega: só o professor convida outros.' })
  deColega!: boolean;

  @ApiProperty({ type: [ColegaDto], description: 'Quem tem uma ligação sua.' }) colegas!: ColegaDto[];
}

export class PaginaEscolaReciboDto {
  @ApiProperty({ example: 'Os dados da escola ficaram guardados.' }) message!: string;
}

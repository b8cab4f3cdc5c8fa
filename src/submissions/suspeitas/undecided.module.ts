import { Body, Controller, Delete, Get, Module, Param, Post, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Admin, Audited, ServesResource } from '#platform/access/access.decorator.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { AnswersNothing, ApiReadRecord, ApiRemoveRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { type AceitacaoPendente, consentLimits } from '../consentimentos/consentimento.entity.js';
import { type Doubt, doubts } from '../shared/doubt.js';
import { ApiAttachment } from '../requests/form-fields.js';
import { CampoSubmetido } from '../shared/submission.js';
import type { Suspeita } from '../shared/suspeita.entity.js';
import { aceitacoesList, suspeitasList, type Undecided, UndecidedService } from './undecided.service.js';

class SuspeitaDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ enum: doubts, description: 'Porque foi posta de parte.' }) motivo!: Doubt;
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty() texto!: string;
  @ApiAttachment() documento!: string | null;
  @ApiMoment() createdAt!: string;
  @ApiMoment({ description: 'Quando é apagada, se ninguém disser que não é spam.' }) apagadaEm!: string;

  static readonly from = (row: Undecided<Suspeita>): SuspeitaDto => toAnswer(SuspeitaDto, row);
}

@ApiTags('Suspeitas')
@Controller('api/suspeitas')
@ServesResource(suspeitasList.resource)
class SuspeitasController {
  constructor(private readonly undecided: UndecidedService) {}

  @Get()
  @Admin('Listar as submissões que parecem spam, de todos os formulários')
  @AnswersPage(SuspeitaDto, suspeitasList, SuspeitaDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Undecided<Suspeita>>> {
    return this.undecided.listDoubtful(query);
  }

  @Get(':id')
  @Admin('Ler uma submissão que parece spam')
  @ApiReadRecord(SuspeitaDto)
  async get(@Param('id', IdPipe) id: number): Promise<SuspeitaDto> {
    return SuspeitaDto.from(await this.undecided.getDoubtful(id));
  }

  @Post(':id/aceitacao')
  @Admin('Dizer que não é spam: fica entre as outras e é enviado o que estava retido')
  @Audited('alterou')
  @AnswersNothing('Está entre as outras do seu formulário.')
  @Refuses({ 404: 'Não existe.' })
  accept(@Param('id', IdPipe) id: number): Promise<void> {
    return this.undecided.acceptDoubtful(id);
  }

  @Delete(':id')
  @Admin('Eliminar uma submissão que parece spam, com o seu anexo')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.undecided.removeDoubtful(id);
  }
}

class AceitacaoInputDto {
  @TextField({
    label: 'A nota',
    max: consentLimits.nota,
    lines: true,
    missing: 'Escreva como foi obtida a aceitação.',
    example: 'Obtida por telefone.',
    description: 'Como se sabe que a pessoa aceita.',
  })
  nota!: string;
}

export class AceitacaoPendenteDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ example: 12, description: 'O id da submissão.' }) registo!: number;
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty({ description: 'O texto livre.' }) texto!: string;
  @ApiMoment({ description: 'Desde quando espera por uma decisão.' }) createdAt!: string;
  @ApiMoment({ description: 'Quando é apagada, se ninguém decidir.' }) apagadaEm!: string;

  static readonly from = (row: Undecided<AceitacaoPendente>): AceitacaoPendenteDto =>
    toAnswer(AceitacaoPendenteDto, row);
}

@ApiTags('Aceitação não registada')
@Controller('api/aceitacoes')
@ServesResource(aceitacoesList.resource)
class AceitacoesController {
  constructor(private readonly undecided: UndecidedService) {}

  @Get()
  @Admin('Listar as submissões sem aceitação registada, de todos os formulários')
  @AnswersPage(AceitacaoPendenteDto, aceitacoesList, AceitacaoPendenteDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Undecided<AceitacaoPendente>>> {
    return this.undecided.listPending(query);
  }

  @Post(':id/aceitacao')
  @Admin('Registar como foi obtida a aceitação: a submissão fica pelo prazo das outras')
  @Audited('alterou')
  @AnswersNothing('A aceitação está registada.')
  @Refuses({ 404: 'Não existe.' })
  accept(@Param('id', IdPipe) id: number, @Body() { nota }: AceitacaoInputDto): Promise<void> {
    return this.undecided.acceptPending(id, nota);
  }

  @Delete(':id')
  @Admin('Eliminar uma submissão sem aceitação registada, com o seu anexo')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.undecided.removePending(id);
  }
}

@Module({
  controllers: [SuspeitasController, AceitacoesController],
  providers: [UndecidedService],
  exports: [UndecidedService],
})
export class UndecidedModule {}

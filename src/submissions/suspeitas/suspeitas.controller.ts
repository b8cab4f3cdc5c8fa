import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { AnswersNothing, ApiReadRecord, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import { type Doubt, doubts } from '../shared/doubt.js';
import { ApiAttachment } from '../shared/form-fields.js';
import { CampoSubmetido } from '../shared/submission.js';
import type { Suspeita } from './suspeita.entity.js';
import { suspeitasList, type Undecided, UndecidedService } from './undecided.service.js';

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
@Section(suspeitasList.resource)
export class SuspeitasController {
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

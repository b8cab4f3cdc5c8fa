import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPapel, Editor, type Papel } from '#platform/access/access.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { ResumoDto } from './resumo.dto.js';
import { ResumoService } from './resumo.service.js';

@ApiTags('Resumo')
@Controller('api/resumo')
export class ResumoController {
  constructor(private readonly resumo: ResumoService) {}

  @Get()
  @Editor('Os números da visão geral: só das secções que a conta pode ver')
  @Answers(ResumoDto)
  get(@CurrentPapel() papel: Papel): Promise<ResumoDto> {
    return this.resumo.get(papel);
  }
}

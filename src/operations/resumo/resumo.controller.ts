import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPapel, Editor, type Papel } from '#platform/access/access.decorator.js';
import { ResumoDto } from './resumo.dto.js';
import { ResumoService } from './resumo.service.js';

@ApiTags('Resumo')
@Controller('api/resumo')
export class ResumoController {
  constructor(private readonly resumo: ResumoService) {}

  @Get()
  @Editor()
  @ApiOperation({ summary: 'Os números da visão geral: só das secções que a conta pode ver' })
  @ApiOkResponse({ type: ResumoDto })
  get(@CurrentPapel() papel: Papel): Promise<ResumoDto> {
    return this.resumo.get(papel);
  }
}

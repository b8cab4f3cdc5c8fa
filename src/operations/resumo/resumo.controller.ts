import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '../../platform/access/access.decorator.js';
import { ResumoDto } from './resumo.dto.js';
import { ResumoService } from './resumo.service.js';

@ApiTags('Resumo')
@Controller('api/resumo')
export class ResumoController {
  constructor(private readonly resumo: ResumoService) {}

  @Get()
  @Admin()
  @ApiOperation({ summary: 'Os números da visão geral' })
  @ApiOkResponse({ type: ResumoDto })
  get(): Promise<ResumoDto> {
    return this.resumo.get();
  }
}

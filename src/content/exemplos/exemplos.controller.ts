import { Controller, Delete } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ExemplosEliminadosDto } from './exemplos.dto.js';
import { ExemplosService } from './exemplos.service.js';

@ApiTags('Lixo')
@Controller('api/exemplos')
@Section('exemplos')
export class ExemplosController {
  constructor(private readonly exemplos: ExemplosService) {}

  @Delete()
  @Editor()
  @ApiOperation({ summary: 'Eliminar todo o conteúdo de exemplo, que fica 30 dias no lixo' })
  @ApiOkResponse({ type: ExemplosEliminadosDto })
  async remove(): Promise<ExemplosEliminadosDto> {
    return { eliminados: await this.exemplos.remove() };
  }
}

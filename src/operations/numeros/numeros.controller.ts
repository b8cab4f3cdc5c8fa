import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { NumerosDto } from './numeros.dto.js';
import { NumerosService } from './numeros.service.js';

@ApiTags('Desafio Escolar')
@Controller('api/numeros')
export class NumerosController {
  constructor(private readonly numeros: NumerosService) {}

  @Get()
  @Admin()
  @ApiOperation({ summary: 'Os números de cada edição para o relatório do ano; ficam quando os registos são apagados' })
  @ApiOkResponse({ type: NumerosDto })
  all(): Promise<NumerosDto> {
    return this.numeros.all();
  }
}

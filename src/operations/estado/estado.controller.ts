import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { EstadoDto } from './estado.dto.js';
import { EstadoService } from './estado.service.js';

@ApiTags('Estado')
@Controller('api/estado')
export class EstadoController {
  constructor(private readonly estado: EstadoService) {}

  @Get()
  @Admin('Se está tudo bem com o que ninguém vê: correio, cópias, prazos, disco, certificados')
  @Answers(EstadoDto)
  get(): Promise<EstadoDto> {
    return this.estado.get();
  }
}

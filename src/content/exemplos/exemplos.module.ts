import { Controller, Delete, Module } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { ExemplosService } from './exemplos.service.js';

class ExemplosEliminadosDto {
  @ApiProperty({ example: 42, description: 'Quantos conteúdos de exemplo foram para o lixo.' }) eliminados!: number;
}

@ApiTags('Lixo')
@Controller('api/exemplos')
@Section('exemplos')
class ExemplosController {
  constructor(private readonly exemplos: ExemplosService) {}

  @Delete()
  @Editor('Eliminar todo o conteúdo de exemplo, que fica 30 dias no lixo')
  @Answers(ExemplosEliminadosDto)
  async remove(): Promise<ExemplosEliminadosDto> {
    return { eliminados: await this.exemplos.remove() };
  }
}

@Module({
  controllers: [ExemplosController],
  providers: [ExemplosService],
  exports: [ExemplosService],
})
export class ExemplosModule {}

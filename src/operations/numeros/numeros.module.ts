import {
  Controller,
  Get,
  Header,
  type MiddlewareConsumer,
  Module,
  type NestModule,
  Query,
  RequestMethod,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin, Public } from '#platform/access/access.decorator.js';
import { AccessModule } from '#platform/access/access.module.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { CountDownloads } from './count-downloads.js';
import { KeptFigures } from './kept-figures.entity.js';
import { NumerosDto, NumerosPublicosDto } from './numeros.dto.js';
import { NumerosService } from './numeros.service.js';

@ApiTags('Desafio Escolar')
@Controller('api/numeros')
class NumerosController {
  constructor(private readonly numeros: NumerosService) {}

  @Get()
  @Admin('Os números de cada edição para o relatório do ano; ficam quando os registos são apagados')
  @Answers(NumerosDto)
  all(): Promise<NumerosDto> {
    return this.numeros.all();
  }

  // not `@Kept`: each download of a material writes to the same table, and would have every page made anew
  @Get('publicos')
  @Public('Os números que o site mostra, de uma edição ou de todas, como ficaram na última noite')
  @Header('Cache-Control', 'no-store')
  @ApiQuery({ name: 'edicao', required: false, example: '20262027', description: 'O ano letivo de uma só edição.' })
  @Answers(NumerosPublicosDto)
  @Refuses({ 400: 'O parâmetro não é um ano letivo.', 404: 'Não há a edição desse ano letivo.' })
  forVisitors(@Query('edicao') edicao: unknown): Promise<NumerosPublicosDto> {
    return this.numeros.forVisitors(edicao);
  }
}

@Module({
  imports: [AccessModule, TypeOrmModule.forFeature([KeptFigures])],
  controllers: [NumerosController],
  providers: [NumerosService],
})
export class NumerosModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CountDownloads).forRoutes({ path: 'uploads/:name', method: RequestMethod.GET });
  }
}

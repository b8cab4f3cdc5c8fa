import {
  Controller,
  Get,
  Injectable,
  type MiddlewareConsumer,
  Module,
  type NestMiddleware,
  type NestModule,
  Query,
  RequestMethod,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { schoolYearOn } from '#content/edicoes/edicao.entity.js';
import { Material } from '#content/materiais/material.entity.js';
import { Admin, NoStore, Public } from '#platform/access/access.decorator.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { Transactions } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { ensureFigures, KeptFigures } from './kept-figures.entity.js';
import { NumerosDto, NumerosPublicosDto } from './numeros.dto.js';
import { NumerosService } from './numeros.service.js';

const DOCUMENT = /^\/uploads\/[\w.-]+\.pdf$/;
const ROBOT = /bot|crawl|spider|preview/i;

/** Counts downloads of teaching materials, and nothing of who asks. Later parts of a file count as no further download. */
@Injectable()
class CountDownloads implements NestMiddleware {
  constructor(
    private readonly transactions: Transactions,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    // the router may shorten the address on the way to its end
    const { method, path } = request;
    const isRobot = ROBOT.test(request.get('User-Agent') ?? '');
    if (method === 'GET' && DOCUMENT.test(path) && !isRobot)
      response.once('close', () => {
        if (response.statusCode === 200) this.afterAnswer.begin('to count a download', () => this.count(path));
      });
    next();
  }

  private async count(download: string): Promise<void> {
    if (!(await this.transactions.manager.existsBy(Material, { download, exemplo: false }))) return;
    const now = new Date();
    const edicao = schoolYearOn(lisbonDay(now));
    await this.transactions.run(async (manager) => {
      await ensureFigures(manager, edicao, now);
      await manager.increment(KeptFigures, { edicao }, 'downloads', 1);
    });
  }
}

@ApiTags('Desafio Escolar')
@Controller('api/numeros')
class NumerosController {
  constructor(private readonly numeros: NumerosService) {}

  @Get()
  @Admin('Os números de cada edição para o relatório do ano; ficam quando os registos são apagados')
  @Answers(NumerosDto)
  async all(): Promise<NumerosDto> {
    return toAnswer(NumerosDto, await this.numeros.all());
  }

  // not `@Kept`: each download of a material writes to the same table, and would have every page made anew
  @Get('publicos')
  @Public('Os números que o site mostra, de uma edição ou de todas, como ficaram na última noite')
  @NoStore()
  @ApiQuery({ name: 'edicao', required: false, example: '20262027', description: 'O ano letivo de uma só edição.' })
  @Answers(NumerosPublicosDto)
  @Refuses({ 400: 'O parâmetro não é um ano letivo.', 404: 'Não há a edição desse ano letivo.' })
  async forVisitors(@Query('edicao') edicao: unknown): Promise<NumerosPublicosDto> {
    return toAnswer(NumerosPublicosDto, await this.numeros.forVisitors(edicao));
  }
}

@Module({
  controllers: [NumerosController],
  providers: [NumerosService],
})
export class NumerosModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CountDownloads).forRoutes({ path: 'uploads/:name', method: RequestMethod.GET });
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { Public, Read } from '#platform/access/access.decorator.js';
import { Refuses } from '#platform/http/answers.js';

const DATABASE_TIMEOUT_MS = 900;

@ApiTags('Estado')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
  ) {}

  @Get('live')
  @Public('O processo responde')
  @Read('state')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'Vivo.' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public('A base de dados responde também')
  @Read('state')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'Pronto.' })
  @Refuses({ 503: 'Ainda não, ou já não.' })
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.check([() => this.askDatabase()]);
    return { status: 'ok' };
  }

  private async askDatabase(): Promise<HealthIndicatorResult> {
    const database = this.indicators.check('database');
    const answered = this.dataSource.query('SELECT 1').then(() => true);
    const timer = new AbortController();
    const late = wait(DATABASE_TIMEOUT_MS, false, { signal: timer.signal });
    const isUp = await Promise.race([answered, late]).catch(() => false);
    late.catch(() => undefined);
    timer.abort();
    return isUp ? database.up() : database.down();
  }
}

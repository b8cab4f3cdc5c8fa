import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public, Read } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { Refuses } from '#platform/http/answers.js';

const DATABASE_TIMEOUT_MS = 900;

@ApiTags('Estado')
@Controller('health')
export class HealthController implements BeforeApplicationShutdown {
  private isEnding = false;

  constructor(private readonly dataSource: DataSource) {}

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

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
    if (this.isEnding || !(await this.databaseAnswers())) throw new AppError('unavailable');
    return { status: 'ok' };
  }

  private databaseAnswers(): Promise<boolean> {
    const answered = this.dataSource.query('SELECT 1').then(() => true);
    const late = wait(DATABASE_TIMEOUT_MS, false, { ref: false });
    return Promise.race([answered, late]).catch(() => false);
  }
}

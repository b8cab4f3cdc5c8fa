import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../../platform/access/access.decorator.js';
import { Read } from '../../platform/access/read-kind.decorator.js';
import { ErrorBody } from '../../platform/errors/error-body.js';

const DATABASE_TIMEOUT_MS = 900;

@ApiTags('Estado')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  @Get('live')
  @Public()
  @Read('state')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'O processo responde' })
  @ApiOkResponse({ description: 'Vivo.' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Read('state')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A base de dados responde também' })
  @ApiOkResponse({ description: 'Pronto.' })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: 'Ainda não, ou já não.' })
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.check([() => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS })]);
    return { status: 'ok' };
  }
}

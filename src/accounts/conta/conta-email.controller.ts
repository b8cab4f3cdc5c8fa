import { Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { ContaEmailDto } from './conta.dto.js';
import { ContaService } from './conta.service.js';

@ApiTags('Conta')
@Controller('api/conta/email')
export class ContaEmailController {
  constructor(private readonly conta: ContaService) {}

  @Post(':token')
  @Public()
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirmar o novo email de uma conta, com a ligação que lá chegou' })
  @ApiOkResponse({ type: ContaEmailDto })
  @ApiGoneResponse({ type: ErrorBody, description: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'O email já existe.' })
  async confirm(@Param('token') token: string, @Ip() address: string): Promise<ContaEmailDto> {
    return { email: await this.conta.confirmEmail(token, address) };
  }
}

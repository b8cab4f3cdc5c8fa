import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { NovaPasswordDto } from '../recuperar/recuperar.dto.js';
import { ConviteContaAceiteDto } from './convidado.dto.js';
import { ConviteContaService } from './convite-conta.service.js';

@ApiTags('Utilizadores')
@Controller('api/convite-conta')
export class ConviteContaController {
  constructor(private readonly convite: ConviteContaService) {}

  @Post(':token')
  @Public()
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Aceitar o convite de um colega: escolher a password da conta que assim se faz' })
  @ApiOkResponse({ type: ConviteContaAceiteDto })
  @ApiGoneResponse({ type: ErrorBody, description: 'O convite já foi aceite ou expirou.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'O email já tem uma conta.' })
  async accept(
    @Param('token') token: string,
    @Body() { password }: NovaPasswordDto,
    @Ip() address: string,
  ): Promise<ConviteContaAceiteDto> {
    return { email: await this.convite.accept(token, password, address) };
  }
}

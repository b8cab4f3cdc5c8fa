import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { AuthService } from './auth.service.js';
import { LoginDto, LoginResult } from './login.dto.js';

@ApiTags('Sessão')
@Controller('api/login')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post()
  @Public()
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Iniciar sessão' })
  @ApiOkResponse({ type: LoginResult })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'Email e password são obrigatórios.' })
  @ApiUnauthorizedResponse({ type: ErrorBody, description: 'Email ou password incorretos.' })
  login(
    @Body() body: LoginDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResult> {
    response.setHeader('Cache-Control', 'no-store');
    return this.auth.login(body, address);
  }
}

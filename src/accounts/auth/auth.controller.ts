import { Controller, Get, Header, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { Read } from '../../platform/access/read-kind.decorator.js';
import { CaptchaDto } from '../../captcha/captcha.dto.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { BrowserCookie } from './browser-cookie.js';
import { LoginChallenge } from './login-challenge.js';
import { LoginDto, LoginResult } from './login.dto.js';
import { PasswordSignIn } from './password-sign-in.interceptor.js';
import { SignedIn } from './signed-in.decorator.js';

@ApiTags('Sessão')
@Controller('api/login')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly challenge: LoginChallenge,
    private readonly cookie: BrowserCookie,
  ) {}

  @Post()
  @Public()
  @RateLimited('login')
  @UseInterceptors(PasswordSignIn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Iniciar sessão' })
  @ApiBody({ type: LoginDto })
  @ApiOkResponse({ type: LoginResult })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'Email e password são obrigatórios.' })
  @ApiUnauthorizedResponse({ type: ErrorBody, description: 'Email ou password incorretos.' })
  async login(
    @SignedIn() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResult> {
    const { result, browserToken } = await this.auth.signIn(user, this.cookie.clientOf(request));
    this.cookie.give(response, browserToken);
    return result;
  }

  @Get('desafio')
  @Public()
  @Read('form')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Um desafio para entrar numa conta em que houve demasiadas tentativas' })
  @ApiOkResponse({ type: CaptchaDto })
  offerChallenge(): Promise<CaptchaDto> {
    return this.challenge.offer();
  }
}

import { Body, Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import { NoStore, Public, Read } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { CaptchaDto } from '#captcha/captcha.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { PasskeyOpcoesDto } from '../segundo-passo/segundo-passo.dto.js';
import type { User } from '../account/user.entity.js';
import { AuthService } from './auth.service.js';
import { BrowserCookie } from './browser-cookie.js';
import { LoginChallenge } from './login-challenge.js';
import {
  LoginDto,
  LoginResult,
  SegundoPassoBilheteDto,
  SegundoPassoCodigoDto,
  SegundoPassoPasskeyDto,
  SegundoPassoPedidoDto,
} from './login.dto.js';
import { PasswordSignIn, SignedIn } from './strategies.js';

@ApiTags('Sessão')
@Controller('api/login')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly challenge: LoginChallenge,
    private readonly cookie: BrowserCookie,
  ) {}

  @Post()
  @Public('Iniciar sessão')
  @RateLimited('login')
  @UseInterceptors(PasswordSignIn)
  @HttpCode(200)
  @ApiBody({ type: LoginDto })
  @ApiExtraModels(LoginResult, SegundoPassoPedidoDto)
  @ApiOkResponse({
    description: 'A sessão; onde a conta tem segundo passo, o que falta para ela começar.',
    schema: { oneOf: [{ $ref: getSchemaPath(LoginResult) }, { $ref: getSchemaPath(SegundoPassoPedidoDto) }] },
  })
  @Refuses({ 400: 'Email e password são obrigatórios.', 401: 'E-mail ou palavra-passe incorretos.' })
  @NoStore()
  async login(@SignedIn() user: User, @Req() request: Request): Promise<LoginResult | SegundoPassoPedidoDto> {
    const asked = await this.auth.requestSecondStep(user);
    return asked ? toAnswer(SegundoPassoPedidoDto, asked) : this.begin(user, request);
  }

  @Post('segundo-passo')
  @Public('Dar o segundo passo com um código da aplicação ou de recuperação')
  @RateLimited('secondStep')
  @Answers(LoginResult)
  @Refuses({
    401: 'O código não está certo ou já foi usado.',
    410: 'O bilhete expirou, já foi usado ou foi ultrapassado.',
  })
  async giveCode(@Body() body: SegundoPassoCodigoDto, @Req() request: Request): Promise<LoginResult> {
    return this.begin(await this.auth.checkCode(body, request.ip ?? ''), request);
  }

  @Post('segundo-passo/passkey/opcoes')
  @Public('O que o navegador precisa para dar o segundo passo com uma chave de acesso')
  @RateLimited('secondStep')
  @NoStore()
  @Answers(PasskeyOpcoesDto)
  @Refuses({ 410: 'O bilhete expirou, já foi usado ou foi ultrapassado.' })
  async offerPasskey(@Body() body: SegundoPassoBilheteDto): Promise<PasskeyOpcoesDto> {
    return { opcoes: await this.auth.offerPasskey(body) };
  }

  @Post('segundo-passo/passkey')
  @Public('Dar o segundo passo com uma chave de acesso')
  @RateLimited('secondStep')
  @Answers(LoginResult)
  @Refuses({ 401: 'A resposta não está certa.', 410: 'O bilhete ou o desafio expirou ou já foi usado.' })
  async givePasskey(@Body() body: SegundoPassoPasskeyDto, @Req() request: Request): Promise<LoginResult> {
    return this.begin(await this.auth.checkPasskey(body, request.ip ?? ''), request);
  }

  @Get('desafio')
  @Public('Um desafio para entrar, ou pedir uma nova palavra-passe, onde houve demasiadas tentativas')
  @Read('form')
  @NoStore()
  @Answers(CaptchaDto)
  async offerChallenge(): Promise<CaptchaDto> {
    return toAnswer(CaptchaDto, await this.challenge.offer());
  }

  private async begin(user: User, request: Request): Promise<LoginResult> {
    const { token, browserToken } = await this.auth.signIn(user, this.cookie.clientOf(request));
    this.cookie.setCookie(request, browserToken);
    return toAnswer(LoginResult, { token, user });
  }
}

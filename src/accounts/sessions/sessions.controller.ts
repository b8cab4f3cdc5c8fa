import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeSecondStep, Editor } from '../../platform/access/access.decorator.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { CurrentSessionId } from '../../platform/access/current-session.decorator.js';
import { CurrentUserId } from '../../platform/access/current-user.decorator.js';
import { AsksPassword } from './asks-password.decorator.js';
import { SessionDto } from './session.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Sessão')
@Controller('api')
@Section('sessao')
@BeforeSecondStep()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post('logout')
  @Editor()
  @Audited('saiu')
  @HttpCode(204)
  @ApiOperation({ summary: 'Terminar a própria sessão: o token deixa de valer' })
  @ApiNoContentResponse({ description: 'Terminada.' })
  logOut(@CurrentUserId() userId: number, @CurrentSessionId() id: string): Promise<void> {
    return this.sessions.end(userId, id);
  }

  @Get('sessoes')
  @Editor()
  @ApiOperation({ summary: 'Listar as próprias sessões, as mais recentes primeiro' })
  @ApiOkResponse({ type: [SessionDto] })
  async list(@CurrentUserId() userId: number, @CurrentSessionId() current: string): Promise<SessionDto[]> {
    return (await this.sessions.list(userId)).map((session) => SessionDto.from(session, current));
  }

  @Delete('sessoes')
  @Editor()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Terminar todas as próprias sessões, menos esta' })
  @ApiNoContentResponse({ description: 'Terminadas.' })
  endOthers(@CurrentUserId() userId: number, @CurrentSessionId() current: string): Promise<void> {
    return this.sessions.endOthers(userId, current);
  }

  @Delete('sessoes/:id')
  @Editor()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Terminar uma das próprias sessões' })
  @ApiNoContentResponse({ description: 'Terminada.' })
  end(@CurrentUserId() userId: number, @Param('id') id: string): Promise<void> {
    return this.sessions.end(userId, id);
  }
}

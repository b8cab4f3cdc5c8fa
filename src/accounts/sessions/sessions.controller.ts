import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, BeforeSecondStep, Editor, ServesResource } from '#platform/access/access.decorator.js';
import { Answers, AnswersNothing } from '#platform/http/answers.js';
import { AsksPassword, CurrentSession, type LiveSession } from './live-session.js';
import { SessionDto } from './session.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Sessão')
@Controller('api')
@ServesResource('sessao')
@BeforeSecondStep()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post('logout')
  @Editor('Terminar a própria sessão: o token deixa de valer')
  @Audited('saiu')
  @AnswersNothing('Terminada.')
  logOut(@CurrentSession() { userId, id }: LiveSession): Promise<void> {
    return this.sessions.end(userId, id);
  }

  @Get('sessoes')
  @Editor('Listar as próprias sessões, as mais recentes primeiro')
  @Answers([SessionDto])
  async list(@CurrentSession() { userId, id: current }: LiveSession): Promise<SessionDto[]> {
    return (await this.sessions.list(userId)).map((session) => SessionDto.from(session, current));
  }

  @Delete('sessoes')
  @Editor('Terminar todas as próprias sessões, menos esta')
  @AsksPassword()
  @AnswersNothing('Terminadas.')
  endOthers(@CurrentSession() { userId, id }: LiveSession): Promise<void> {
    return this.sessions.endAll(userId, id);
  }

  @Delete('sessoes/:id')
  @Editor('Terminar uma das próprias sessões')
  @AsksPassword()
  @AnswersNothing('Terminada.')
  end(@CurrentSession() { userId }: LiveSession, @Param('id') id: string): Promise<void> {
    return this.sessions.end(userId, id);
  }
}

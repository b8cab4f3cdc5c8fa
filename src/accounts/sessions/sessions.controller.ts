import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Admin, BeforeSecondStep, Editor } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Answers, AnswersNothing, ApiReadRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { UsersService } from '../users/users.service.js';
import { AsksPassword } from './asks-password.decorator.js';
import { CurrentSession, type LiveSession } from './live-session.js';
import { SessionsService } from './sessions.service.js';
import type { Session } from './session.entity.js';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';

@ApiSchema({ name: 'Sessao' })
class SessionDto {
  @ApiProperty({ format: 'uuid', example: '2f1c6f0e-8f0b-4a53-9d3a-0a4f0d7f5a11' }) id!: string;
  @ApiMoment({ description: 'Quando começou.' }) inicio!: string;
  @ApiMoment({ description: 'Quando foi usada pela última vez, a poucos minutos.' }) vista!: string;
  @ApiMoment({ description: 'Quando termina por si.' }) expira!: string;
  @ApiProperty({ example: 'Firefox em Windows' }) navegador!: string;

  @ApiProperty({ example: '203.0.113.0/24', description: 'A rede de onde começou; vazio se não se sabe.' })
  rede!: string;

  @ApiProperty({ description: 'Se é a sessão que faz o pedido.' }) atual!: boolean;

  static readonly from = (session: Session, currentId: string): SessionDto =>
    toAnswer(SessionDto, session, {
      inicio: session.createdAt,
      vista: session.lastSeenAt,
      expira: session.expiresAt,
      navegador: session.browser,
      rede: session.address,
      atual: session.id === currentId,
    });
}

@ApiTags('Sessão')
@Controller('api')
@Section('sessao')
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

@ApiTags('Utilizadores')
@Controller('api/users/:id/sessoes')
@Section('sessao')
export class UserSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  @Get()
  @Admin('Listar as sessões de um utilizador, as mais recentes primeiro')
  @ApiReadRecord([SessionDto])
  async list(@Param('id', IdPipe) id: number, @CurrentSession() self: LiveSession): Promise<SessionDto[]> {
    await this.users.records.getOrThrow(id);
    return (await this.sessions.list(id)).map((session) => SessionDto.from(session, self.id));
  }

  @Delete()
  @Admin('Terminar todas as sessões de um utilizador')
  @AsksPassword()
  @AnswersNothing('Terminadas.')
  @Refuses({ 404: 'Não existe.' })
  async endAll(@Param('id', IdPipe) id: number): Promise<void> {
    await this.users.records.getOrThrow(id);
    await this.sessions.endAll(id);
  }

  @Delete(':sessaoId')
  @Admin('Terminar uma sessão de um utilizador')
  @AsksPassword()
  @ApiParam({
    name: 'sessaoId',
    format: 'uuid',
    description: 'O id da sessão.',
    example: '2f1c6f0e-8f0b-4a53-9d3a-0a4f0d7f5a11',
  })
  @AnswersNothing('Terminada.')
  @Refuses({ 404: 'Não existe.' })
  end(@Param('id', IdPipe) id: number, @Param('sessaoId') sessionId: string): Promise<void> {
    return this.sessions.end(id, sessionId);
  }
}

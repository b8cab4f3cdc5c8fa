import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin, CurrentUserId, ServesResource } from '#platform/access/access.decorator.js';
import { Answers, AnswersNothing, ApiReadRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { AsksPassword, CurrentSession, type LiveSession } from '../sessions/live-session.js';
import { SessionDto } from '../sessions/session.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../account/user.entity.js';
import { RegisterDto, UserDto, UserStateDto } from './user.dto.js';
import { usersList, UsersService } from './users.service.js';

@ApiTags('Utilizadores')
@Controller('api')
@ServesResource(usersList.resource)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('users')
  @Admin('Listar utilizadores')
  @AnswersPage(UserDto, usersList, UserDto.from, {
    found: ({ id, nome }) => ({ id, titulo: nome }),
    sort: ['nome', 'ASC'],
  })
  list(@Query() query: RawListQuery): Promise<Page<User>> {
    return this.users.records.list(query);
  }

  @Get('users/:id')
  @Admin('Ler um utilizador')
  @Answers(UserDto)
  async get(@Param('id', IdPipe) id: number): Promise<UserDto> {
    return UserDto.from(await this.users.records.getOrThrow(id));
  }

  @Post('register')
  @Admin('Registar um utilizador')
  @AsksPassword()
  @Answers(UserDto, 201)
  @Refuses({ 409: 'O e-mail já existe.' })
  async register(@CurrentUserId() actorId: number, @Body() body: RegisterDto): Promise<UserDto> {
    return UserDto.from(await this.users.register(body, { administrator: actorId }));
  }

  @Put('users/:id')
  @Admin('Mudar o papel, o estado ou o último dia de uma conta; quem a tem é avisado por e-mail')
  @AsksPassword()
  @Answers(UserDto)
  @Refuses({ 404: 'Não existe.', 409: 'A própria, ou a última de administração.' })
  async change(@Param('id', IdPipe) id: number, @CurrentUserId() actorId: number, @Body() body: UserStateDto) {
    return UserDto.from(await this.users.change(id, actorId, body));
  }

  @Delete('users/:id')
  @Admin('Eliminar um utilizador')
  @AsksPassword()
  @AnswersNothing('Eliminado.')
  @Refuses({ 409: 'O próprio ou o último.' })
  remove(@Param('id', IdPipe) id: number, @CurrentUserId() actorId: number): Promise<void> {
    return this.users.remove(id, actorId);
  }
}

@ApiTags('Utilizadores')
@Controller('api/users/:id/sessoes')
@ServesResource('sessao')
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

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin, CurrentUserId } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Refuses } from '#platform/errors/error-body.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage } from '#platform/lists/answers-page.decorator.js';
import { FoundInPanel } from '#platform/lists/found-in-panel.decorator.js';
import type { Page } from '#platform/lists/page.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { AccountStates } from './account-states.service.js';
import type { User } from './user.entity.js';
import type { RawListQuery } from '#platform/lists/list-query.js';
import { RegisterDto, UserDto, UserStateDto } from './user.dto.js';
import { usersList } from './users.list.js';
import { UsersService } from './users.service.js';

@ApiTags('Utilizadores')
@Controller('api')
@Section(usersList.resource)
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly states: AccountStates,
  ) {}

  @Get('users')
  @Admin()
  @ApiOperation({ summary: 'Listar utilizadores' })
  @AnswersPage(UserDto, usersList, UserDto.from)
  @FoundInPanel({
    resource: usersList.resource,
    found: ({ id, nome }: User) => ({ id, titulo: nome }),
    sort: ['nome', 'ASC'],
  })
  list(@Query() query: RawListQuery): Promise<Page<User>> {
    return this.users.records.list(query);
  }

  @Get('users/:id')
  @Admin()
  @ApiOperation({ summary: 'Ler um utilizador' })
  @ApiOkResponse({ type: UserDto })
  async get(@Param('id', IdPipe) id: number): Promise<UserDto> {
    return UserDto.from(await this.users.records.getOrThrow(id));
  }

  @Post('register')
  @Admin()
  @AsksPassword()
  @ApiOperation({ summary: 'Registar um utilizador' })
  @ApiCreatedResponse({ type: UserDto })
  @Refuses({ 409: 'O e-mail já existe.' })
  async register(@CurrentUserId() actorId: number, @Body() body: RegisterDto): Promise<UserDto> {
    return UserDto.from(await this.users.register(body, { administrator: actorId }));
  }

  @Put('users/:id')
  @Admin()
  @AsksPassword()
  @ApiOperation({ summary: 'Mudar o papel, o estado ou o último dia de uma conta; quem a tem é avisado por e-mail' })
  @ApiOkResponse({ type: UserDto })
  @Refuses({ 404: 'Não existe.', 409: 'A própria, ou a última de administração.' })
  async change(
    @Param('id', IdPipe) id: number,
    @CurrentUserId() actorId: number,
    @Body() body: UserStateDto,
  ): Promise<UserDto> {
    return UserDto.from(await this.states.change(id, actorId, body));
  }

  @Delete('users/:id')
  @Admin()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um utilizador' })
  @ApiNoContentResponse({ description: 'Eliminado.' })
  @Refuses({ 409: 'O próprio ou o último.' })
  remove(@Param('id', IdPipe) id: number, @CurrentUserId() actorId: number): Promise<void> {
    return this.users.remove(id, actorId);
  }
}

import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '../../platform/access/access.decorator.js';
import { CurrentUserId } from '../../platform/access/current-user.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { UserSegundoPassoDto } from './segundo-passo.dto.js';

@ApiTags('Utilizadores')
@Controller('api/users')
@Section('users')
export class UserSecondStepController {
  constructor(private readonly resets: SecondStepReset) {}

  @Delete(':id/segundo-passo')
  @Admin()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Desligar o segundo passo de quem o perdeu; as suas sessões terminam' })
  @ApiNoContentResponse({ description: 'Desligado.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'A conta é a própria, ou não tem segundo passo.' })
  async reset(@Param('id', IdPipe) id: number, @CurrentUserId() actorId: number): Promise<void> {
    await this.resets.resetOfAnother(id, actorId);
  }

  @Get(':id/segundo-passo')
  @Admin()
  @ApiOperation({ summary: 'Saber se um utilizador tem segundo passo' })
  @ApiOkResponse({ type: UserSegundoPassoDto })
  async get(@Param('id', IdPipe) id: number): Promise<UserSegundoPassoDto> {
    return { ativo: await this.resets.isThere(id) };
  }
}

import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { SecondStepReset } from './second-step-reset.service.js';

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
  @ApiConflictResponse({ type: ErrorBody, description: 'A conta não tem segundo passo.' })
  async reset(@Param('id', IdPipe) id: number): Promise<void> {
    if (await this.resets.reset(id, 'um administrador')) return;
    throw new AppError('conflict', 'Esta conta não tem segundo passo.');
  }
}

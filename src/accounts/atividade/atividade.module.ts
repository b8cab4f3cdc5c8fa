import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AtividadeController } from './atividade.controller.js';
import { Atividade, TrailHead } from './atividade.entity.js';
import { AtividadeJob, AtividadeService } from './atividade.service.js';
import { RefusalTrail } from './refusal-trail.js';
import { SignInTrail } from './sign-in-trail.js';
import { Trail } from './trail.js';

@Module({
  imports: [TypeOrmModule.forFeature([Atividade, TrailHead])],
  controllers: [AtividadeController],
  providers: [AtividadeService, AtividadeJob, Trail, SignInTrail, RefusalTrail],
  exports: [Trail, SignInTrail, RefusalTrail],
})
export class AtividadeModule {}

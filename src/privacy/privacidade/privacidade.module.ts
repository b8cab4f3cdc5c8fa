import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PrivacidadeController } from './privacidade.controller.js';
import { PrivacidadeService } from './privacidade.service.js';
import { RetentionEngine } from './retention-engine.js';
import { RetentionState } from './retention-state.entity.js';
import { RetidosController } from './retidos.controller.js';
import { RetidosService } from './retidos.service.js';

@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([RetentionState])],
  controllers: [PrivacidadeController, RetidosController],
  providers: [PrivacidadeService, RetentionEngine, RetidosService],
  exports: [PrivacidadeService],
})
export class PrivacidadeModule {}

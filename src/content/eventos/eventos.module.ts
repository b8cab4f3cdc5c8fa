import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventTurns } from './event-turns.worker.js';
import { Evento } from './evento.entity.js';
import { EventosController } from './eventos.controller.js';
import { EventosService } from './eventos.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Evento])],
  controllers: [EventosController],
  providers: [EventosService, EventTurns],
  exports: [EventosService],
})
export class EventosModule {}

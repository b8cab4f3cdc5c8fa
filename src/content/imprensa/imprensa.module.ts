import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Artigo } from './artigo.entity.js';
import { ImprensaController } from './imprensa.controller.js';
import { ImprensaService } from './imprensa.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Artigo])],
  controllers: [ImprensaController],
  providers: [ImprensaService],
  exports: [ImprensaService],
})
export class ImprensaModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AceitacaoPendente } from './aceitacao-pendente.entity.js';
import { AceitacoesController } from './aceitacoes.controller.js';
import { AceitacoesJob, AceitacoesService } from './aceitacoes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AceitacaoPendente])],
  controllers: [AceitacoesController],
  providers: [AceitacoesService, AceitacoesJob],
  exports: [AceitacoesService],
})
export class AceitacoesModule {}

import { Controller, Get, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { EventosModule } from '#content/eventos/eventos.module.js';
import { ExemplosModule } from '#content/exemplos/exemplos.module.js';
import { CurrentPapel, Editor } from '#platform/access/access.decorator.js';
import type { Papel } from '#platform/papeis.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers } from '#platform/http/answers.js';
import { ParticipacoesModule } from '#submissions/participacoes.module.js';
import { UndecidedModule } from '#submissions/suspeitas/undecided.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { ResumoDto } from './resumo.dto.js';
import { ResumoService } from './resumo.service.js';

@ApiTags('Resumo')
@Controller('api/resumo')
class ResumoController {
  constructor(private readonly resumo: ResumoService) {}

  @Get()
  @Editor('Os números da visão geral: só das secções que a conta pode ver')
  @Answers(ResumoDto)
  async get(@CurrentPapel() papel: Papel): Promise<ResumoDto> {
    return toAnswer(ResumoDto, await this.resumo.get(papel));
  }
}

@Module({
  imports: [EventosModule, EquipaModule, ExemplosModule, ParticipacoesModule, PrivacyModule, UndecidedModule],
  controllers: [ResumoController],
  providers: [ResumoService],
})
export class ResumoModule {}

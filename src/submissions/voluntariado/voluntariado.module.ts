import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Candidatura } from './candidatura.entity.js';
import { GuardianLink } from './guardian-link.entity.js';
import { GuardianLinksJob } from './guardian-links.job.js';
import { VoluntariadoController } from './voluntariado.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Candidatura, GuardianLink])],
  controllers: [VoluntariadoController],
  providers: [GuardianLinksJob],
})
export class VoluntariadoModule {}

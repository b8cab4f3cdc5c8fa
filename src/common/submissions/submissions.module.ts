import { Global, Module } from '@nestjs/common';
import { FicheirosModule } from '../../ficheiros/ficheiros.module.js';
import { Submissions } from './submissions.service.js';

@Global()
@Module({ imports: [FicheirosModule], providers: [Submissions], exports: [Submissions] })
export class SubmissionsModule {}

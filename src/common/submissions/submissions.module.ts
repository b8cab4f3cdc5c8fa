import { Global, Module } from '@nestjs/common';
import { FicheirosModule } from '../../ficheiros/ficheiros.module.js';
import { FormMailer } from './form-mailer.js';
import { Submissions } from './submissions.service.js';

@Global()
@Module({ imports: [FicheirosModule], providers: [Submissions, FormMailer], exports: [Submissions] })
export class SubmissionsModule {}

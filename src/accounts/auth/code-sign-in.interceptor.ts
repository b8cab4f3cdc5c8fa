import { Injectable } from '@nestjs/common';
import { BodySignIn } from './body-sign-in.interceptor.js';
import { CodeStrategy } from './code.strategy.js';
import { SegundoPassoCodigoDto } from './second-step.dto.js';

/** Lets in who has a ticket of the password and a code. */
@Injectable()
export class CodeSignIn extends BodySignIn {
  constructor(strategy: CodeStrategy) {
    super(strategy.id, SegundoPassoCodigoDto);
  }
}

import { Injectable } from '@nestjs/common';
import { BodySignIn } from './body-sign-in.interceptor.js';
import { PasskeyStrategy } from './passkey.strategy.js';
import { SegundoPassoPasskeyDto } from './second-step.dto.js';

/** Lets in who has a ticket of the password and a passkey's answer. */
@Injectable()
export class PasskeySignIn extends BodySignIn {
  constructor(strategy: PasskeyStrategy) {
    super(strategy.id, SegundoPassoPasskeyDto);
  }
}

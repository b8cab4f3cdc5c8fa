import { Injectable } from '@nestjs/common';
import { BodySignIn } from './body-sign-in.interceptor.js';
import { LoginDto } from './login.dto.js';
import { PasswordStrategy } from './password.strategy.js';

/** Lets in who knows an e-mail and its password. */
@Injectable()
export class PasswordSignIn extends BodySignIn {
  constructor(strategy: PasswordStrategy) {
    super(strategy.name, LoginDto);
  }
}

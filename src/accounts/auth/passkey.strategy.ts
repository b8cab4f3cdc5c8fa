import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import type { User } from '../users/user.entity.js';
import type { SegundoPassoPasskeyDto } from './second-step.dto.js';
import { SecondStepSignIn } from './second-step-sign-in.service.js';

/** Knows administrators, after the password, by a passkey. */
@Injectable()
export class PasskeyStrategy extends PassportStrategy(Strategy) {
  /** Passport keeps strategies by name for the whole process, in which several applications may live. */
  readonly id = `passkey-${randomUUID()}`;

  constructor(private readonly secondStep: SecondStepSignIn) {
    super();
    passport.use(this.id, this);
  }

  /** The request's body has been looked at before. */
  validate({ body, ip = '' }: Request): Promise<User> {
    return this.secondStep.checkPasskey(body as SegundoPassoPasskeyDto, ip);
  }
}

import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { messages } from '../../platform/messages.js';

/** The proof of work that past a limit a try costs: the login's, and the asking for a way back in. */
export const ProofField = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Solução do desafio de `/api/login/desafio`, onde um 429 a pede.' }),
    IsOptional(),
    IsString({ message: messages.captchaInvalid }),
  );

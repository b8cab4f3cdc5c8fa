import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { UserRefDto } from '../users/user.dto.js';
import { IncompleteSentence } from '../../platform/http/body.pipe.js';
import { PASSWORD_MAX } from '../../platform/passwords/password-limits.js';
import { ProofField } from './proof-field.js';

const REQUIRED = 'Email e password são obrigatórios.';

@ApiSchema({ name: 'Login' })
@IncompleteSentence(REQUIRED)
export class LoginDto {
  @ApiProperty({ example: 'admin@localhost' })
  @Matches(/\S/, { message: REQUIRED })
  @Length(1, 254, { message: REQUIRED })
  email!: string;

  @ApiProperty()
  @Length(1, PASSWORD_MAX, { message: REQUIRED })
  password!: string;

  @ProofField()
  recaptcha?: string;
}

@ApiSchema({ name: 'LoginResult' })
export class LoginResult {
  @ApiProperty({ description: 'JWT para o cabeçalho `Authorization: Bearer`.' })
  token!: string;

  @ApiProperty({ type: UserRefDto })
  user!: UserRefDto;
}

import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { UserRefDto } from '../users/user.dto.js';
import { IncompleteSentence } from '../../platform/http/body.pipe.js';
import { messages } from '../../platform/messages.js';
import { PASSWORD_MAX } from '../../platform/passwords/password-limits.js';

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

  @ApiPropertyOptional({ description: 'Solução do desafio de `/api/login/desafio`, onde um 429 a pede.' })
  @IsOptional()
  @IsString({ message: messages.captchaInvalid })
  recaptcha?: string;
}

@ApiSchema({ name: 'LoginResult' })
export class LoginResult {
  @ApiProperty({ description: 'JWT para o cabeçalho `Authorization: Bearer`.' })
  token!: string;

  @ApiProperty({ type: UserRefDto })
  user!: UserRefDto;
}

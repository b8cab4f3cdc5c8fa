import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { NAME_LENGTH, type User } from './user.entity.js';
import { EmailField, TextField } from '../../platform/dto/fields.js';
import { IncompleteSentence } from '../../platform/http/body.pipe.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../platform/passwords/password-limits.js';

@ApiSchema({ name: 'UserInput' })
@IncompleteSentence('Nome, email e password são obrigatórios.')
export class RegisterDto {
  @TextField({ label: 'O nome', max: NAME_LENGTH, example: 'Maria Silva' })
  nome!: string;

  @EmailField({ label: 'O email' })
  email!: string;

  /** Taken as typed: spaces count. */
  @ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, example: 'uma frase só minha' })
  @Matches(/^[\s\S]+$/, { message: 'A password é de preenchimento obrigatório.' })
  @Length(PASSWORD_MIN, Number.MAX_SAFE_INTEGER, {
    message: `Password deve ter pelo menos ${PASSWORD_MIN} caracteres.`,
  })
  @Length(0, PASSWORD_MAX, { message: `Password não pode ter mais de ${PASSWORD_MAX} caracteres.` })
  password!: string;
}

@ApiSchema({ name: 'User' })
export class UserDto {
  @ApiProperty({ example: 1 })
  id!: number;

  @ApiProperty({ example: 'Maria Silva' })
  nome!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  email!: string;

  static readonly from = ({ id, nome, email }: User): UserDto => ({ id, nome, email });
}

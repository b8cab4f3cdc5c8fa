import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NAME_LENGTH, type User } from './user.entity.js';
import { EmailField, TextField } from '../../platform/dto/fields.js';
import { IncompleteSentence } from '../../platform/http/body.pipe.js';
import { NewPasswordField } from './new-password-field.js';

@ApiSchema({ name: 'UserInput' })
@IncompleteSentence('Nome, email e password são obrigatórios.')
export class RegisterDto {
  @TextField({ label: 'O nome', max: NAME_LENGTH, example: 'Maria Silva' })
  nome!: string;

  @EmailField({ label: 'O email' })
  email!: string;

  @NewPasswordField()
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

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { User } from '../user.entity.js';

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

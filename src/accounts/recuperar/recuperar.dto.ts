import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { EmailField } from '../../platform/dto/fields.js';
import { NewPasswordField } from '../users/new-password-field.js';

@ApiSchema({ name: 'RecuperarInput' })
export class RecuperarInputDto {
  @EmailField({ label: 'O email' })
  email!: string;
}

@ApiSchema({ name: 'NovaPasswordInput' })
export class NovaPasswordDto {
  @NewPasswordField()
  password!: string;
}

@ApiSchema({ name: 'RecuperarPedido' })
export class RecuperarPedidoDto {
  @ApiProperty({ example: 'Se houver uma conta com este email, enviámos para lá uma ligação.' })
  message!: string;

  @ApiProperty({ description: 'Se há servidor de correio; sem ele, as mensagens ficam em ficheiros.' })
  correio!: boolean;
}

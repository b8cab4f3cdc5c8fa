import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { PLAIN_ADDRESS } from '../../platform/config/mail-address.js';
import { EMAIL_LENGTH, ReadAs } from '../../platform/dto/fields.js';
import { oneAddress } from '../../platform/dto/normal-email.js';
import { ProofField } from '../auth/login.dto.js';
import { NewPasswordField } from '../users/user.dto.js';

const INVALID = 'Introduza um endereço de email válido.';

@ApiSchema({ name: 'RecuperarInput' })
export class RecuperarInputDto {
  /** As an account may have it: the first administrator's is `admin@localhost` where nobody says another. */
  @ApiProperty({ example: 'maria@escola.pt', maxLength: EMAIL_LENGTH })
  @ReadAs(oneAddress)
  @Length(1, EMAIL_LENGTH, { message: INVALID })
  @Matches(PLAIN_ADDRESS, { message: INVALID })
  email!: string;

  @ProofField() recaptcha?: string;
}

@ApiSchema({ name: 'NovaPasswordInput' })
export class NovaPasswordDto {
  @NewPasswordField() password!: string;
}

@ApiSchema({ name: 'RecuperarPedido' })
export class RecuperarPedidoDto {
  @ApiProperty({ example: 'Se houver uma conta com este email, enviámos para lá uma ligação.' }) message!: string;

  @ApiProperty({ description: 'Se há servidor de correio; sem ele, as mensagens ficam em ficheiros.' })
  correio!: boolean;
}

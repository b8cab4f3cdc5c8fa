import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { PlainAddressField } from '#platform/dto/fields.js';
import { ProofField } from '../auth/login.dto.js';
import { NewPasswordField, UserRefDto } from '../users/user.dto.js';

export class RecuperarInputDto {
  @PlainAddressField() email!: string;
  @ProofField() recaptcha?: string;
}

@ApiSchema({ name: 'NovaPasswordInput' })
export class NovaPasswordDto {
  @NewPasswordField() password!: string;
}

export class LigacaoDePasswordDto extends PickType(UserRefDto, ['nome', 'email']) {
  @ApiProperty({ description: 'Se é a primeira palavra-passe da conta.' }) primeira!: boolean;
  @ApiProperty({ description: 'Se há sessões abertas, que terminam.' }) temSessoes!: boolean;
}

export class RecuperarPedidoDto {
  @ApiProperty({ example: 'Se houver uma conta com este e-mail, enviámos para lá uma ligação.' }) message!: string;

  @ApiProperty({ description: 'Se há servidor de correio; sem ele, as mensagens ficam em ficheiros.' })
  correio!: boolean;
}

import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { Length } from 'class-validator';
import { EmailField, FlagField, PlainAddressField, TextField } from '#platform/dto/fields.js';
import { PASSWORD_MAX } from '#platform/secrets/guessable-password.js';
import { ProofField } from '../auth/login.dto.js';
import { NewPasswordField, UserDto, UserRefDto } from '../users/user.dto.js';
import { NAME_LENGTH } from '../account/user.entity.js';
import { ApiTextOrNull, ApiUriOrNull } from '#platform/dto/answer-fields.js';

const PRESENT_MISSING = 'Escreva a sua palavra-passe atual.';

export class ContaInputDto {
  @TextField({ label: 'O nome', max: NAME_LENGTH, optional: true, example: 'Maria Silva' }) nome?: string | null;

  @EmailField({ label: 'O e-mail', optional: true, description: 'Só muda quando a ligação que lá chega for aberta.' })
  email?: string | null;

  @FlagField({ label: 'O resumo diário', optional: true, description: 'Se o resumo de cada manhã vem por e-mail.' })
  resumoDiario?: boolean | null;
}

@ApiSchema({ name: 'ContaPasswordInput' })
export class ContaPasswordDto {
  @ApiProperty({ description: 'A palavra-passe que vale agora.' })
  @Length(1, PASSWORD_MAX, { message: PRESENT_MISSING })
  atual!: string;

  @NewPasswordField() nova!: string;
}

@ApiSchema({ name: 'ContaConfirmacaoInput' })
export class ContaConfirmacaoDto {
  @ApiProperty() @Length(1, PASSWORD_MAX, { message: PRESENT_MISSING }) password!: string;
}

export class ContaDto extends PickType(UserDto, ['id', 'nome', 'email', 'papel']) {
  @ApiTextOrNull({ description: 'O novo e-mail, à espera de ser confirmado.' }) emailPorConfirmar!: string | null;

  @ApiProperty({ description: 'Se o resumo de cada manhã vem por e-mail; só administradores o recebem.' })
  resumoDiario!: boolean;

  @ApiProperty({
    description: 'Se a palavra-passe foi escolhida por outra pessoa; o painel pede então uma nova, antes de mais nada.',
  })
  passwordDeOutrem!: boolean;

  @ApiProperty({
    description: 'Se a conta tem de ter um segundo passo e não tem; até lá, a API recusa tudo o que não é da conta.',
  })
  segundoPassoEmFalta!: boolean;
}

export class ContaAlteradaDto extends ContaDto {
  @ApiUriOrNull({ description: 'A ligação que confirma o novo e-mail; só onde não há servidor de correio que a leve.' })
  ligacao!: string | null;
}

export class ContaEmailDto {
  @ApiProperty({ example: 'maria@escola.pt', description: 'O e-mail que a conta passa a ter.' }) email!: string;
}

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

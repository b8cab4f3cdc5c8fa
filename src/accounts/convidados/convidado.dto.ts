import { ApiProperty, PickType } from '@nestjs/swagger';
import { papeis, type Papel } from '#platform/papeis.js';
import { ApiMoment, ApiTextOrNull, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField, EmailField, TextField } from '#platform/dto/fields.js';
import { UserRefDto } from '../users/user.dto.js';
import { NAME_LENGTH } from '../account/user.entity.js';
import { isGood, type WithInviter } from '../account/convidado.entity.js';

export class ConvidadoInputDto {
  @TextField({ label: 'O nome', max: NAME_LENGTH, example: 'Maria Silva' }) nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;
  @ChoiceField({ label: 'O papel', values: papeis }) papel!: Papel;
}

export class ConvidadoDto extends UserRefDto {
  @ApiProperty({ enum: papeis }) papel!: Papel;
  @ApiMoment({ description: 'Quando foi enviada a última ligação.' }) enviadoEm!: string;
  @ApiMoment({ description: 'Até quando a ligação vale.' }) expira!: string;

  @ApiTextOrNull({ example: 'Rui Costa', description: 'Quem enviou a última ligação; null se a conta já não existe.' })
  convidadoPor!: string | null;

  @ApiProperty({ description: 'Se a ligação vale: não passou do prazo, e quem a enviou continua a administrar.' })
  valido!: boolean;

  static readonly from = (invited: WithInviter): ConvidadoDto =>
    toAnswer(ConvidadoDto, invited, {
      enviadoEm: invited.sentAt,
      expira: invited.expiresAt,
      convidadoPor: invited.inviter?.nome ?? null,
      valido: isGood(invited, invited.inviter),
    });
}

export class ConvidadoEnviadoDto extends ConvidadoDto {
  @ApiUriOrNull({
    description: 'A ligação para escolher a palavra-passe; só onde não há servidor de correio que a leve.',
  })
  ligacao!: string | null;

  static readonly of = (sent: WithInviter & { ligacao: string | null }): ConvidadoEnviadoDto =>
    toAnswer(ConvidadoEnviadoDto, ConvidadoDto.from(sent), { ligacao: sent.ligacao });
}

/** The person whom an invitation is for, told to whoever holds its link. */
export class ConviteContaDto extends PickType(UserRefDto, ['nome', 'email']) {}

export class ConviteContaAceiteDto {
  @ApiProperty({ example: 'maria@escola.pt', description: 'O e-mail com que se entra na conta que foi feita.' })
  email!: string;
}

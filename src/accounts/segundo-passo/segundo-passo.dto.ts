import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { IsObject, Length } from 'class-validator';
import { TextField } from '#platform/dto/fields.js';
import { Passkey, PASSKEY_NAME_LENGTH } from './second-step.entity.js';
import { answerOf, ApiMoment, ApiMomentOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class CodigosRecuperacaoDto {
  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['7Q2M-0ABC-1DEF-GHJK'],
    description: 'Só desta vez; nada onde a conta já os tem.',
  })
  codigos!: string[] | null;
}

export const ANSWER_MISSING = 'Falta a resposta da chave de acesso.';

@ApiSchema({ name: 'PasskeyNomeInput' })
export class PasskeyNomeDto {
  @TextField({ label: 'O nome', max: PASSKEY_NAME_LENGTH, example: 'Telemóvel' }) nome!: string;
}

export class PasskeyInputDto extends PasskeyNomeDto {
  @ApiProperty({ type: Object, description: 'O que o navegador respondeu às opções (RegistrationResponseJSON).' })
  @IsObject({ message: ANSWER_MISSING })
  resposta!: object;
}

export class PasskeyOpcoesDto {
  @ApiProperty({ type: Object, description: 'Para o navegador (WebAuthn). O desafio vale 5 minutos e uma vez.' })
  opcoes!: object;
}

export class PasskeyDto extends answerOf(Passkey, PasskeyNomeDto) {
  @ApiProperty({ example: 1 }) id!: number;
  @ApiMoment() criada!: string;
  @ApiMomentOrNull({ description: 'Quando serviu pela última vez.' }) usada!: string | null;

  static readonly from = (passkey: Passkey): PasskeyDto =>
    toAnswer(PasskeyDto, passkey, { criada: passkey.createdAt, usada: passkey.lastUsedAt });
}

export class PasskeyCriadaDto extends CodigosRecuperacaoDto {
  @ApiProperty({ type: PasskeyDto }) passkey!: PasskeyDto;
}

const CODE_MISSING = 'Escreva o código de 6 algarismos que a aplicação mostra.';

export class AplicacaoOfertaDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'A chave, para escrever na aplicação.' })
  chave!: string;

  @ApiProperty({ example: 'otpauth://totp/DFC%20Portugal:maria@escola.pt?secret=…', description: 'Para o código QR.' })
  uri!: string;

  @ApiProperty({ description: 'Devolve-se com o código que a confirma; vale 15 minutos.' }) pedido!: string;
}

export class AplicacaoInputDto {
  @ApiProperty({ description: 'O que veio com a chave.' }) @Length(1, 1_000, { message: CODE_MISSING }) pedido!: string;
  @ApiProperty({ example: '123456' }) @Length(1, 20, { message: CODE_MISSING }) codigo!: string;
}

export class SegundoPassoDto {
  @ApiProperty({ description: 'Se a conta pede um segundo passo.' }) ativo!: boolean;
  @ApiProperty({ description: 'Se a conta tem de ter um segundo passo.' }) exigido!: boolean;
  @ApiMomentOrNull({ description: 'Desde quando há uma aplicação.' }) aplicacao!: string | null;

  @ApiProperty({ type: [PasskeyDto], description: 'As chaves de acesso, as mais antigas primeiro.' })
  passkeys!: PasskeyDto[];

  @ApiProperty({ description: 'Se as chaves de acesso funcionam no endereço do painel.' }) passkeysPossiveis!: boolean;
  @ApiProperty({ type: 'integer', description: 'Códigos de recuperação por usar.' }) codigos!: number;
}

export class UserSegundoPassoDto extends PickType(SegundoPassoDto, ['ativo']) {}

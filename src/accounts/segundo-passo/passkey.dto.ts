import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { TextField } from '../../platform/dto/fields.js';
import { CodigosRecuperacaoDto } from './codigos-recuperacao.dto.js';
import { type Passkey, PASSKEY_NAME_LENGTH } from './passkey.entity.js';

export const ANSWER_MISSING = 'Falta a resposta da chave de acesso.';

@ApiSchema({ name: 'PasskeyNomeInput' })
export class PasskeyNomeDto {
  @TextField({ label: 'O nome', max: PASSKEY_NAME_LENGTH, example: 'Telemóvel' })
  nome!: string;
}

@ApiSchema({ name: 'PasskeyInput' })
export class PasskeyInputDto extends PasskeyNomeDto {
  @ApiProperty({ type: Object, description: 'O que o navegador respondeu às opções (RegistrationResponseJSON).' })
  @IsObject({ message: ANSWER_MISSING })
  resposta!: object;
}

@ApiSchema({ name: 'PasskeyOpcoes' })
export class PasskeyOpcoesDto {
  @ApiProperty({ type: Object, description: 'Para o navegador (WebAuthn). O desafio vale 5 minutos e uma vez.' })
  opcoes!: object;
}

@ApiSchema({ name: 'Passkey' })
export class PasskeyDto {
  @ApiProperty({ example: 1 })
  id!: number;

  @ApiProperty({ example: 'Telemóvel' })
  nome!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  criada!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando serviu pela última vez.' })
  usada!: string | null;

  static readonly from = ({ id, nome, createdAt, lastUsedAt }: Passkey): PasskeyDto => ({
    id,
    nome,
    criada: createdAt.toISOString(),
    usada: lastUsedAt?.toISOString() ?? null,
  });
}

@ApiSchema({ name: 'PasskeyCriada' })
export class PasskeyCriadaDto extends CodigosRecuperacaoDto {
  @ApiProperty({ type: PasskeyDto })
  passkey!: PasskeyDto;
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { papeis, type Papel } from '#platform/papeis.js';
import { ChoiceField, DayField, EmailField, FlagField, TextField } from '#platform/dto/fields.js';
import { IncompleteSentence } from '#platform/http/body.pipe.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '#platform/secrets/guessable-password.js';
import { NAME_LENGTH, User } from '../account/user.entity.js';
import { answerOf, ApiMomentOrNull, toAnswer } from '#platform/dto/answer-fields.js';

/** A password that is being chosen. Taken as typed: spaces count. */
export const NewPasswordField = () =>
  applyDecorators(
    ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, example: 'uma frase só minha' }),
    Matches(/^[\s\S]+$/, { message: 'A palavra-passe é de preenchimento obrigatório.' }),
    Length(PASSWORD_MIN, Number.MAX_SAFE_INTEGER, {
      message: `Password deve ter pelo menos ${PASSWORD_MIN} caracteres.`,
    }),
    Length(0, PASSWORD_MAX, { message: `A palavra-passe não pode ter mais de ${PASSWORD_MAX} caracteres.` }),
  );

@ApiSchema({ name: 'UserInput' })
@IncompleteSentence('Nome, email e password são obrigatórios.')
export class RegisterDto {
  @TextField({ label: 'O nome', max: NAME_LENGTH, example: 'Maria Silva' }) nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;
  @NewPasswordField() password!: string;

  @ChoiceField({ label: 'O papel', values: papeis, optional: true, description: 'Sem ele, `administracao`.' })
  papel?: Papel | null;
}

/** The fields of an account that administrators decide; one that is left out stays as it is. */
@ApiSchema({ name: 'UserEstadoInput' })
export class UserStateDto {
  @ChoiceField({ label: 'O papel', values: papeis, optional: true }) papel?: Papel | null;
  @FlagField({ label: 'O estado', optional: true, description: 'Se a conta está ligada.' }) ativo?: boolean | null;

  @DayField({ label: 'O último dia', description: 'O último dia em que a conta pode entrar, em Lisboa; null, nenhum.' })
  ultimoDia?: string | null;
}

/** The user as the answer to a login names them, which is all that a browser keeps of them. */
export class UserRefDto {
  @ApiProperty({ example: 1 }) id!: number;
  @ApiProperty({ example: 'Maria Silva' }) nome!: string;
  @ApiProperty({ example: 'maria@escola.pt' }) email!: string;
}

export class UserDto extends IntersectionType(UserRefDto, answerOf(User, UserStateDto)) {
  @ApiProperty({ description: '`edicao`: conteúdos e ficheiros, mas não os dados das pessoas.' }) papel!: Papel;
  @ApiMomentOrNull({ description: 'Quando foi usada pela última vez, a poucos minutos.' }) vistoEm!: string | null;

  static readonly from = (user: User): UserDto => toAnswer(UserDto, user);
}

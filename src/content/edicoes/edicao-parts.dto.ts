import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { LINE_END } from '#platform/dto/fields.js';
import { isPublicText, PublicTextField } from '#platform/dto/public-text.js';
import { typedLine } from '../../../contract/typed-text.js';
import { LinkField, UrlField } from '#platform/dto/url-fields.js';
import {
  type EmblemColour,
  EmblemColourField,
  emblemColours,
  type EmblemShape,
  EmblemShapeField,
  emblemShapes,
} from '../shared/emblem.js';
import { partLimits } from './edicao-parts.js';
import { ApiTextOrNull, ApiUriOrNull } from '#platform/dto/answer-fields.js';

const { premios, agradecimentos, projetos } = partLimits;

@ApiSchema({ name: 'PremioInput' })
export class PremioInputDto {
  @PublicTextField({ label: 'A categoria', max: premios.categoria, example: 'Impacto nos Alunos' }) categoria!: string;
  @PublicTextField({ label: 'O projeto', max: premios.titulo, example: 'A horta da nossa rua' }) titulo!: string;
  @PublicTextField({ label: 'A escola', max: premios.escola, example: 'Escola Básica de Gaia' }) escola!: string;

  @PublicTextField({
    label: 'O patrocínio',
    max: premios.patrocinio,
    optional: true,
    description: 'Quem patrocina o prémio.',
  })
  patrocinio?: string | null;

  @UrlField({ label: 'A imagem', optional: true }) imagem?: string | null;

  @PublicTextField({
    label: 'O texto alternativo da imagem',
    max: premios.imagemAlt,
    optional: true,
    description: 'O que a imagem mostra. Vazio: só enfeita.',
  })
  imagemAlt?: string | null;

  @EmblemShapeField() forma?: EmblemShape | null;
  @EmblemColourField() cor?: EmblemColour | null;
  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;
}

const NamesField = () =>
  applyDecorators(
    ApiProperty({ type: [String], maxItems: agradecimentos.nomes, description: 'Os nomes, pela ordem da lista.' }),
    Transform(({ value }) => withoutBlanks(value)),
    ValidateBy({
      name: 'names',
      validator: {
        validate: areNames,
        defaultMessage: () =>
          `Os nomes têm de ser uma lista de 1 a ${agradecimentos.nomes}, com ${agradecimentos.nome} caracteres no máximo.`,
      },
    }),
  );

/** A list that is written a name a line has lines with none. */
function withoutBlanks(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const names = value.map((name: unknown) => (typeof name === 'string' ? typedLine(name) : name));
  return names.filter((name) => typeof name !== 'string' || /\S/.test(name));
}

function areNames(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > agradecimentos.nomes) return false;
  return value.every(
    (name) =>
      typeof name === 'string' && name.length <= agradecimentos.nome && isPublicText(name) && !LINE_END.test(name),
  );
}

@ApiSchema({ name: 'AgradecimentoInput' })
export class AgradecimentoInputDto {
  @PublicTextField({ label: 'O título', max: agradecimentos.titulo, example: 'Dar Voz aos Estudantes' })
  titulo!: string;

  @NamesField() nomes!: string[];
}

@ApiSchema({ name: 'ProjetoInput' })
export class ProjetoInputDto {
  @PublicTextField({ label: 'O projeto', max: projetos.titulo, example: 'A horta da nossa rua — Escola Básica' })
  titulo!: string;

  @LinkField({ label: 'O endereço do projeto', example: 'https://dfcworld.org/' }) url!: string;
}

@ApiSchema({ name: 'Premio' })
export class PremioDto {
  @ApiProperty({ example: 'Impacto nos Alunos' }) categoria!: string;
  @ApiProperty({ example: 'A horta da nossa rua' }) titulo!: string;
  @ApiProperty({ example: 'Escola Básica de Gaia' }) escola!: string;
  @ApiTextOrNull({ description: 'Quem patrocina o prémio.' }) patrocinio!: string | null;
  @ApiUriOrNull() imagem!: string | null;
  @ApiTextOrNull({ description: 'Vazio: a imagem só enfeita.' }) imagemAlt!: string | null;
  @ApiProperty({ enum: emblemShapes }) forma!: EmblemShape;
  @ApiProperty({ enum: emblemColours }) cor!: EmblemColour;
  @ApiUriOrNull() video!: string | null;
}

@ApiSchema({ name: 'Agradecimento' })
export class AgradecimentoDto {
  @ApiProperty({ example: 'Dar Voz aos Estudantes' }) titulo!: string;
  @ApiProperty({ type: [String], example: ['Agrupamento de Escolas de Gaia'] }) nomes!: string[];
}

@ApiSchema({ name: 'Projeto' })
export class ProjetoDto {
  @ApiProperty({ example: 'A horta da nossa rua — Escola Básica' }) titulo!: string;
  @ApiUriOrNull() url!: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { type ConsentAct, consentActs } from './consentimento.entity.js';
import { formWords, type ReadConsent } from './consent-ledger.js';
import { type TextName, textNames } from './shown-texts.js';
import { ApiMoment, ApiMomentOrNull, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class TextoVersaoDto {
  @ApiProperty({ enum: textNames, description: 'Que texto é.' }) nome!: TextName;
  @ApiProperty({ example: '0f3c5a7b9d1e2f40', description: 'A versão que se mostra hoje.' }) versao!: string;
}

export class TextoMostradoDto {
  @ApiProperty({ enum: textNames, description: 'Que texto é.' }) nome!: TextName;

  @ApiProperty({ example: '0f3c5a7b9d1e2f40', description: 'Feita do texto: outro texto é outra versão.' })
  versao!: string;

  @ApiMoment({ description: 'Desde quando o sistema o conhece.' }) desde!: string;
  @ApiProperty({ description: 'O texto, tal como foi mostrado.' }) texto!: string;
}

export class ConsentimentoDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Contacto', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ example: 12, description: 'O id da submissão, ou do subscritor.' }) registo!: number;
  @ApiProperty({ enum: consentActs, description: 'O que a pessoa fez.' }) ato!: ConsentAct;
  @ApiMoment() quando!: string;
  @ApiMomentOrNull({ description: 'Quando foi retirado.' }) retiradoEm!: string | null;
  @ApiTextOrNull({ example: 'Obtida por telefone.' }) nota!: string | null;
  @ApiTextOrNull({ description: 'A versão do texto, que está em `textos`.' }) versao!: string | null;
}

/** The ledger of one address: what was done about which text, and those texts. */
export class ConsentimentosDto {
  @ApiProperty({ example: 'maria@escola.pt', description: 'O endereço, como se compara.' }) email!: string;
  @ApiMoment({ description: 'Quando se pesquisou.' }) em!: string;
  @ApiProperty({ type: [ConsentimentoDto], description: 'O mais recente primeiro.' }) entradas!: ConsentimentoDto[];

  @ApiProperty({ type: [TextoMostradoDto], description: 'Os textos de que falam as entradas.' })
  textos!: TextoMostradoDto[];

  static readonly from = (email: string, entries: readonly ReadConsent[]): ConsentimentosDto => {
    const texts = new Map(entries.flatMap(({ text }) => (text === undefined ? [] : [[text.id, text] as const])));
    return {
      email,
      em: new Date().toISOString(),
      entradas: entries.map(({ entry, text }) =>
        toAnswer(ConsentimentoDto, entry, { formulario: formWords(entry.formulario), versao: text?.versao ?? null }),
      ),
      textos: [...texts.values()].map((text) => toAnswer(TextoMostradoDto, text, { desde: text.firstSeenAt })),
    };
  };
}

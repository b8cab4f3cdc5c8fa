import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { FormSpec, Submission } from './submission.js';

@ApiSchema({ name: 'CampoSubmetido' })
export class CampoSubmetido {
  @ApiProperty({ example: 'Nome' })
  rotulo!: string;

  @ApiProperty({ example: 'Maria Silva' })
  valor!: string;
}

/** What a submission of any form says, as people know its fields: its free text apart. */
export function readSubmission<Row extends Submission>(
  { mail, text }: Pick<FormSpec<Row>, 'mail' | 'text'>,
  row: Row,
): { campos: CampoSubmetido[]; texto: string } {
  const texto = row[text] as string;
  const campos = Object.entries(mail.notice(row).fields)
    .map(([rotulo, value]) => ({ rotulo, valor: String(value ?? '') }))
    .filter(({ valor }) => valor !== '' && valor !== texto);
  return { campos, texto };
}

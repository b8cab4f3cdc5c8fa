import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { FormSpec, Submission } from './submission.js';

@ApiSchema({ name: 'CampoSubmetido' })
export class CampoSubmetido {
  @ApiProperty({ example: 'Nome' }) rotulo!: string;
  @ApiProperty({ example: 'Maria Silva' }) valor!: string;
}

/** Returns a submission's fields under the labels that people know, and its free text apart from them. */
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

import { TextField } from '#platform/dto/fields.js';

/** Room for more versions than any form shows texts. */
const LENGTH = 200;

/** The versions of the texts that a form showed. Who sends none is taken as well, and what came is marked. */
export const ShownTextsField = () =>
  TextField({
    label: 'A versão dos textos',
    max: LENGTH,
    optional: true,
    example: '0f3c5a7b9d1e2f40',
    description:
      'As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».',
  });

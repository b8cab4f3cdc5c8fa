import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'UploadResult' })
export class UploadResult {
  @ApiProperty({ example: true })
  success!: boolean;

  @ApiProperty({ type: [String], description: 'Nomes guardados, servidos em /uploads/{nome}.' })
  filePaths!: string[];

  @ApiProperty({ example: 'Arquivos carregados com sucesso!' })
  message!: string;

  @ApiProperty({
    required: false,
    type: Object,
    additionalProperties: { type: 'string' },
    description: 'Dos que já existiam na biblioteca: o nome do que existe, pelo nome do que chegou agora.',
  })
  iguais?: Record<string, string>;
}

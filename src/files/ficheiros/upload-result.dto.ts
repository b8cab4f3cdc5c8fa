import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'UploadResult' })
export class UploadResult {
  @ApiProperty({ example: true })
  success!: boolean;

  @ApiProperty({ type: [String], description: 'Nomes guardados, servidos em /uploads/{nome}.' })
  filePaths!: string[];

  @ApiProperty({ example: 'Arquivos carregados com sucesso!' })
  message!: string;
}

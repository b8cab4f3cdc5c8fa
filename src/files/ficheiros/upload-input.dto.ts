import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** As many in one call, and as large each. */
export const UPLOAD_FILES = 20;
export const UPLOAD_BYTES = 10_485_760;

/** Documents the files that are stored; they themselves arrive apart from any fields. */
@ApiSchema({ name: 'UploadInput' })
export class UploadInputDto {
  @ApiProperty({
    type: 'array',
    maxItems: UPLOAD_FILES,
    items: { type: 'string', format: 'binary', maxLength: UPLOAD_BYTES },
    description: 'Imagens ou PDF.',
  })
  images!: unknown[];
}

import { ApiProperty } from '@nestjs/swagger';
import { ApiTextOrNull } from '../../platform/dto/answer-fields.js';

/** `@ApiProperty` of whether a submission was read. */
export const ApiReadMark = () => ApiProperty({ description: 'Se um administrador já a leu.' });

/** `@ApiProperty` of the attachment's stored name. */
export const ApiAttachment = () => ApiTextOrNull({ description: 'Nome guardado do anexo, em /documentos/{nome}.' });

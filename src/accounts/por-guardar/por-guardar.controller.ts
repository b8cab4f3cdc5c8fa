import { Body, Controller, Delete, Get, Injectable, Param, type PipeTransform, Put, Query } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentUserId, Editor, NotAudited, ServesResource } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { Answers, AnswersNothing } from '#platform/http/answers.js';
import { LargeBody } from '#platform/http/json-body.interceptor.js';
import { PorGuardarDto, PorGuardarInputDto } from './por-guardar.dto.js';
import { PorGuardarService } from './por-guardar.service.js';

@Injectable()
class FormKeyPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f-]{16,36}$/.test(value)) throw new AppError('invalid', 'A chave do formulário não é válida.');
    return value;
  }
}

const FormKey = () =>
  ApiParam({ name: 'chave', example: '0f8fad5b-d9cb-469f-a165-70867728950e', description: 'O formulário.' });

/** The unsaved input of one's own forms: nobody else reads it, and keeping it changes no record. */
@ApiTags('Por guardar')
@Controller('api/por-guardar')
@ServesResource('conta')
export class PorGuardarController {
  constructor(private readonly porGuardar: PorGuardarService) {}

  @Get()
  @Editor('O que a própria conta escreveu num registo e não guardou, o mais recente primeiro')
  @ApiQuery({ name: 'recurso', example: 'eventos', description: 'O tipo de registo.' })
  @ApiQuery({ name: 'registo', example: '12', description: '0: um registo novo.' })
  @Answers([PorGuardarDto])
  async list(@Query() query: Record<string, unknown>, @CurrentUserId() userId: number): Promise<PorGuardarDto[]> {
    return (await this.porGuardar.list(userId, query)).map(PorGuardarDto.from);
  }

  @Put(':chave')
  @Editor('Conservar o que está a ser escrito num formulário; nenhum registo muda')
  @NotAudited()
  // what stands in the form and what stood there before, each as much as can be saved
  @LargeBody(3)
  @FormKey()
  @AnswersNothing('Conservado.')
  keep(@Param('chave', FormKeyPipe) chave: string, @Body() body: PorGuardarInputDto, @CurrentUserId() userId: number) {
    return this.porGuardar.keep(userId, chave, body);
  }

  @Delete(':chave')
  @Editor('Esquecer o que foi escrito num formulário')
  @NotAudited()
  @FormKey()
  @AnswersNothing('Esquecido.')
  forget(@Param('chave', FormKeyPipe) chave: string, @CurrentUserId() userId: number): Promise<void> {
    return this.porGuardar.forget(userId, chave);
  }
}

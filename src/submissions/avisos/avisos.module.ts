import { Body, Controller, Injectable, Module, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Captcha, spendCaptcha } from '#captcha/captcha.js';
import { Eraser } from '#erasing/eraser.service.js';
import { Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { addressHash as hashOf } from '#platform/database/addresses/held-address.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { EmailField } from '#platform/dto/fields.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AnswersMessage, Refuses } from '#platform/http/answers.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { CaptchaField } from '../shared/receives-form.decorator.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Aviso } from './aviso.entity.js';
import { OpeningNotices } from './opening-notices.worker.js';

@Injectable()
class AvisosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly captcha: Captcha,
    eraser: Eraser,
  ) {
    eraser.register<Aviso>({
      section: 'festival',
      entity: Aviso,
      since: 'create',
      address: ({ email }) => email,
      retention: { rule: 'openingNotices', from: 'create' },
    });
  }

  /** Notes an address once; nobody learns whether it was known. @throws AppError 'invalid' for the captcha */
  async ask(email: string, solution: string | undefined): Promise<void> {
    const captchaKey = await this.captcha.verify(solution);
    const address = normalEmail(email);
    const addressHash = hashOf(address);
    await this.transactions.runInserting(async (manager) => {
      const now = new Date();
      if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
      if (await manager.existsBy(Aviso, { addressHash })) return;
      const row = { addressHash, email: address, create: now, privacidadeVersao: PRIVACY_VERSION };
      await manager.save(Aviso, manager.create(Aviso, row));
    });
  }
}

const NOTED = 'Está combinado: avisamos quando as inscrições abrirem.';

@IgnoresUnknownFields()
class AvisoInputDto {
  @EmailField({ label: 'O e-mail' }) email!: string;
  @CaptchaField() recaptcha?: string;
}

class AvisoAceiteDto {
  @ApiProperty({ example: NOTED }) message!: string;
}

@ApiTags('Desafio Escolar')
@Controller('api/avisos')
class AvisosController {
  constructor(private readonly avisos: AvisosService) {}

  @Post()
  @Public({
    summary: 'Pedir um aviso quando as inscrições no Desafio Escolar abrirem',
    description: 'Um só e-mail; depois dele o endereço é apagado. A resposta é a mesma para um endereço conhecido.',
  })
  @RateLimited('newsletter')
  @AnswersMessage(AvisoAceiteDto, NOTED, 201)
  @Refuses({ 400: 'Campos errados, ou captcha em falta, inválido ou já usado.' })
  ask(@Body() { email, recaptcha }: AvisoInputDto): Promise<void> {
    return this.avisos.ask(email, recaptcha);
  }
}

@Module({
  controllers: [AvisosController],
  providers: [AvisosService, OpeningNotices],
})
export class AvisosModule {}

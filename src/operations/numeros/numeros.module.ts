import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { CountDownloads } from './count-downloads.js';
import { NumerosController } from './numeros.controller.js';
import { NumerosService } from './numeros.service.js';

@Module({
  controllers: [NumerosController],
  providers: [NumerosService],
})
export class NumerosModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CountDownloads).forRoutes({ path: 'uploads/:name', method: RequestMethod.GET });
  }
}

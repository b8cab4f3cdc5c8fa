import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import busboy, { type Busboy } from 'busboy';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { AuthenticatedRequest } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { readBody } from '#platform/http/read-body.js';
import { messages } from '#platform/messages.js';
import { type StagedFile, Storage } from '../storage/storage.js';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELD_NAME_LENGTH = 100;
/** No file system has longer names, and composing letters takes time with the square of their number of marks. */
const MAX_FILE_NAME_LENGTH = 255;
/** Room for the headers and boundaries of the parts, and for an ending that nobody asked for. */
const AROUND_BYTES = 64 * 1024;
/** A boundary has at most 70 characters (RFC 2046, 5.1.1); the parser's work grows with it at every byte. */
const MAX_TYPE_LENGTH = 200;

/** The files that a form may hold beside its text. */
interface FormFiles {
  /** The one file field of the form. */
  field: string;
  maxFiles: number;
  maxFileSize: number;
  /** The sentence where a file is larger. */
  tooLarge: string;
}

export interface ReceivedFile {
  originalname: string;
  staged: StagedFile;
}

const formBytes = ({ maxFiles, maxFileSize }: FormFiles): number =>
  maxFiles * maxFileSize + MAX_FIELDS * MAX_FIELD_BYTES + AROUND_BYTES;

/** The refusal of a larger file, told at its field. */
const fileTooLarge = ({ field, tooLarge }: FormFiles): AppError => AppError.at(field, tooLarge, 'tooLarge');

/** A multipart form on its way in: text by its literal names, whatever is in them, and files into staging. */
class MultipartForm {
  /** A name that comes more than once has a list, which is no text for any field (docs/decisions/0072). */
  readonly fields = Object.create(null) as Record<string, string | string[]>;
  private readonly arriving: Promise<ReceivedFile>[] = [];
  private readonly parser: Busboy;

  /** @throws AppError 'invalid' where the request's header cannot be one of a form */
  constructor(
    private readonly request: IncomingMessage,
    private readonly files: FormFiles,
    private readonly storage: Storage,
  ) {
    const { headers } = request;
    // the parser reports a size that is reached, and a number of parts that is reached
    const limits = {
      fileSize: files.maxFileSize + 1,
      files: files.maxFiles,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES + 1,
      parts: files.maxFiles + MAX_FIELDS + 1,
    };
    try {
      if ((headers['content-type'] ?? '').length > MAX_TYPE_LENGTH) throw new RangeError('no boundary is as long');
      this.parser = busboy({ headers, limits, defParamCharset: 'utf8' });
    } catch {
      throw new AppError('invalid', messages.multipartBroken);
    }
  }

  /** Reads to the end, or to the first thing that is refused. @throws AppError 'invalid' and 'tooLarge' */
  async read(): Promise<ReceivedFile[]> {
    await new Promise<void>((resolve, reject) => {
      const broken = () => reject(new AppError('invalid', messages.multipartBroken));
      const wrong = () => reject(new AppError('invalid'));
      const { field, maxFiles } = this.files;
      const otherFiles = () =>
        reject(new AppError('invalid', `Envie no máximo ${maxFiles} ficheiro(s), no campo "${field}".`));
      this.parser
        .on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
          if (valueTruncated) reject(new AppError('tooLarge'));
          // a part of a charset that nobody knows has no value
          else if (name === undefined || name.length > MAX_FIELD_NAME_LENGTH || value === undefined) wrong();
          else this.keep(name, value);
        })
        .on('file', (name: string | undefined, stream, { filename = '' }) => {
          if (filename === '' || name !== field) {
            // one that is cut off fails, and has nobody else who listens
            stream.on('error', () => undefined).resume();
            // a browser sends a part without a name where no file is chosen
            if (filename !== '') otherFiles();
            return;
          }
          stream.once('limit', () => reject(fileTooLarge(this.files)));
          const arrived = this.storage.stage(stream).then((staged) => ({ originalname: nameOf(filename), staged }));
          arrived.catch(reject);
          this.arriving.push(arrived);
        })
        .on('filesLimit', otherFiles)
        .on('fieldsLimit', wrong)
        .on('partsLimit', wrong)
        // one that follows on another is thrown where nobody listens
        .on('error', broken)
        .on('close', () => resolve());
      finished(this.request, (error) => {
        if (error) broken();
      });
      this.request.pipe(this.parser);
    });
    return Promise.all(this.arriving);
  }

  /** Ends the reading and forgets every file that was not published, also one that still arrives. */
  async discard(): Promise<void> {
    // cut off, it fails, also where nobody came to read it
    this.parser.on('error', () => undefined).destroy();
    for (const arrived of await Promise.allSettled(this.arriving))
      if (arrived.status === 'fulfilled') await this.storage.discard(arrived.value.staged);
  }

  private keep(name: string, value: string): void {
    const earlier = this.fields[name];
    this.fields[name] = earlier === undefined ? value : [earlier, value].flat();
  }
}

/** A file's name as its sender knows it: browsers escape three characters in a part's header. */
function nameOf(filename: string): string {
  return filename.slice(-MAX_FILE_NAME_LENGTH).replaceAll(/%(?:22|0d|0a)/gi, decodeURIComponent);
}

/** The key under which a route keeps the files that its form may hold. */
export const FORM_FILES = 'form:files';

type Allowed = FormFiles | ((request: AuthenticatedRequest) => FormFiles);

/** Reads a multipart body, files into staging; whatever the handler did not publish is discarded. */
@Injectable()
class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly storage: Storage) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (typeof request.is('multipart/form-data') !== 'string') throw new AppError('unsupported');
    const allowed = Reflect.getMetadata(FORM_FILES, context.getHandler()) as Allowed;
    const files = typeof allowed === 'function' ? allowed(request) : allowed;
    const form = new MultipartForm(request, files, this.storage);
    const read = async () => {
      Object.assign(request, { files: await form.read(), body: form.fields });
    };
    try {
      await readBody(request, { bytes: formBytes(files), tooLarge: () => fileTooLarge(files) }, read);
      return of(await lastValueFrom(next.handle()));
    } finally {
      await form.discard();
    }
  }
}

/** Has a handler take a multipart form. @param allowed the files that it may hold, for all or by who sends it */
export const Multipart = (allowed: Allowed) =>
  applyDecorators(
    SetMetadata(FORM_FILES, allowed),
    UseInterceptors(MultipartInterceptor),
    ApiConsumes('multipart/form-data'),
  );

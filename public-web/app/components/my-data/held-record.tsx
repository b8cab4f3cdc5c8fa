import type { components } from '@contract/api';
import { Form } from '~/components/forms/form';
import { correctDataForm } from '~/content/forms/my-data';
import { myData } from '~/content/my-data';
import type { FormDefinition } from '~/content/types/form';
import { dayAndTime } from '~/lib/words/lisbon-date';
import { useRootData } from '~/lib/pages/root-data';

type MyDatum = components['schemas']['MeuDado'];

/** The form that corrects this record, as far as it holds what can be corrected. */
function correctionOf({ tipo, id, corrigivel }: MyDatum, ligacao: string): FormDefinition | undefined {
  const known: Readonly<Record<string, string | undefined>> = corrigivel;
  const fields = correctDataForm.fields.flatMap((field) => {
    const value = known[field.name];
    return value === undefined ? [] : [{ ...field, value }];
  });
  if (fields.length === 0) return undefined;
  const endpoint = `${correctDataForm.endpoint}/${ligacao}`;
  return { ...correctDataForm, endpoint, fields, constants: { tipo, id: String(id) } };
}

type Props = { record: MyDatum; ligacao: string; onCorrected: () => void };

/** One record that is held of a person, field by field. */
export function HeldRecord({ record, ligacao, onCorrected }: Props) {
  const { tipo, id, nome, quando, campos, anexo, naoSeApaga, tambemDe } = record;
  const { apiUrl } = useRootData();
  const texts = myData.held;
  const correction = correctionOf(record, ligacao);
  return (
    <li className="sheet p-6 wrap-break-word">
      <h3 className="text-title">{nome}</h3>
      <p className="mb-4 text-small">
        <time dateTime={quando}>{dayAndTime(quando)}</time>
      </p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[11rem_1fr]">
        {campos.map((field) => (
          <div key={field.nome} className="contents">
            <dt className="font-bold">{field.nome}</dt>
            <dd className="mb-2 min-w-0 whitespace-pre-wrap sm:mb-0">{field.valor}</dd>
          </div>
        ))}
      </dl>
      {anexo !== null && (
        <p className="mt-3">
          {texts.attachment}{' '}
          <a
            href={`${apiUrl}/api/os-meus-dados/${ligacao}/documentos/${anexo}`}
            className="link font-bold print:hidden"
          >
            {texts.takeAttachment}
            <span className="sr-only">
              {' '}
              {nome}, {dayAndTime(quando)}
            </span>
          </a>
        </p>
      )}
      {tambemDe.length > 0 && <p className="mt-3">{texts.alsoOf.replace('{addresses}', tambemDe.join(', '))}</p>}
      {naoSeApaga !== null && <p className="mt-3 border-l-6 border-imaginar pl-4">{naoSeApaga}</p>}
      {correction && (
        <details className="mt-4 print:hidden">
          <summary className="link w-fit cursor-pointer font-bold">
            {texts.correct}
            <span className="sr-only">
              {' '}
              {nome}, {dayAndTime(quando)}
            </span>
          </summary>
          <div className="mt-4">
            <Form definition={correction} idPrefix={`${tipo}-${id}`} onSuccess={onCorrected} />
          </div>
        </details>
      )}
    </li>
  );
}
